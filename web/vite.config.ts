import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';
import { defineConfig } from 'vitest/config';

// `npm run dev` beside a running server: NAUMACHIA=http://127.0.0.1:8765 by default
const server = process.env['NAUMACHIA'] ?? 'http://127.0.0.1:8765';

/** Bytes below which a file is sent as it is. */
const SMALL = 1024;

/** Writes a `.br` and a `.gz` beside script and style; the server sends what the browser takes. */
function press(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'press',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'site', // web hosts of static files do it themselves
    configResolved: (found) => void (config = found),
    closeBundle() {
      const folder = join(config.root, config.build.outDir, config.build.assetsDir);
      for (const name of readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const whole = readFileSync(join(folder, name));
        if (whole.length < SMALL) continue;
        const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
        writeFileSync(join(folder, name + '.br'), brotliCompressSync(whole, { params: hint }));
        writeFileSync(join(folder, name + '.gz'), gzipSync(whole, { level: 9 }));
      }
    },
  };
}

const HEAD: [string, string][] = [
  ['manifest', './manifest.webmanifest'],
  ['apple-touch-icon', './icons/180.png'],
];

/** On the site of static files the page can be installed. */
function installed(): Plugin {
  return {
    name: 'installed',
    apply: (_, { command, mode }) => command === 'build' && mode === 'site',
    transformIndexHtml: () => HEAD.map(([rel, href]) => ({ tag: 'link', attrs: { rel, href }, injectTo: 'head' })),
  };
}

/** Small parts of the front page that other screens share: as files of their own their heads would weigh more than they do. */
const COMMON =
  /src\/(ui\/(Section|FileButton|Coming|Header|Name|Missing)\.svelte|letters\/LetterField\.svelte|lib\/(me\/|match\/(held|seating|lesson)))/;

export default defineConfig({
  plugins: [svelte(), svelteTesting(), press(), installed()],
  base: './',
  worker: { format: 'es' },
  build: {
    outDir: '../src/naumachia/server/static',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 400, // kB before compression: the table with its board is the largest
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: 'common', test: COMMON }] } },
    },
    modulePreload: { polyfill: false }, // browsers that run this know it
  },
  server: { proxy: { '/ws': { target: server, ws: true }, '/api': server } },
  // one page for all files: most of the time went into making a new one for each
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], isolate: false },
});
