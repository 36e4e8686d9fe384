import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = 'src';
/** Most modules in one folder, tests aside. */
const MOST = 16;
/** Rooms of `lib/`, lowest first. A room imports itself and rooms before it; types may come from anywhere. */
const ROOMS = ['net', 'app', 'me', 'draw', 'dice', 'log', 'sound', 'film', 'orders', 'ask', 'match'];

const files = (readdirSync(SRC, { recursive: true }) as string[]).filter(
  (file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'),
);
/** Imports of a module at run time, relative to `src`. */
const imports = (file: string): string[] =>
  [...readFileSync(join(SRC, file), 'utf8').matchAll(/^\s*(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+)'/gm)].map(
    ([, path]) => normalize(join(dirname(file), path!)),
  );

describe('rooms', () => {
  it('hold some fifteen modules each', () => {
    const counts = new Map<string, number>();
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MOST)).toEqual([]);
  });

  it('of lib are those of its README', () => {
    const readme = readFileSync(`${SRC}/lib/README.md`, 'utf8');
    const found = new Set(files.filter((file) => file.startsWith('lib/')).map((file) => file.split('/')[1]!));
    expect([...found].sort()).toEqual([...ROOMS].sort());
    expect([...readme.matchAll(/^\| `(\w+)\/`/gm)].map(([, room]) => room)).toEqual(ROOMS);
  });

  it('of lib import in one direction', () => {
    const wrong = files
      .filter((file) => file.startsWith('lib/'))
      .flatMap((file) => imports(file).map((path) => ({ file, path })))
      .filter(({ path }) => path.startsWith('lib/'))
      .filter(({ file, path }) => ROOMS.indexOf(path.split('/')[1]!) > ROOMS.indexOf(file.split('/')[1]!))
      .map(({ file, path }) => `${file} imports ${path}`);
    expect(wrong).toEqual([]);
  });

  it('of lib import no component', () => {
    const wrong = files
      .filter((file) => file.startsWith('lib/'))
      .flatMap((file) => imports(file).map((path) => `${file} imports ${path}`))
      .filter((line) => !/ imports lib\//.test(line));
    expect(wrong).toEqual(['lib/match/table.svelte.ts imports plane/hand.svelte']);
  });
});
