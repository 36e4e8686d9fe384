import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const lock = readFileSync('package-lock.json', 'utf8');

it('the lock holds the bundler for every platform, not only for the machine it was written on', () => {
  expect(lock.match(/"node_modules\/@rolldown\/binding-/g)!.length).toBeGreaterThanOrEqual(15);
});

it('the lock names no mirror', () => expect(lock).not.toContain('"resolved"'));
