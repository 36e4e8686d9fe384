import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

// `npm run dev` beside a running server: NAUMACHIA=http://127.0.0.1:8765 by default
const server = process.env['NAUMACHIA'] ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  base: './',
  build: {
    outDir: '../src/naumachia/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false }, // there is one module, and nothing to load before it
  },
  server: { proxy: { '/ws': { target: server, ws: true }, '/api': server } },
  // one page for all files: most of the time went into making a new one for each
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], isolate: false },
});
