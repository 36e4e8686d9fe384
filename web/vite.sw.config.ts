/** The service worker of the site of static files: one script without modules, which all browsers run. */
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
    lib: { entry: 'src/site/sw.ts', formats: ['iife'], name: 'sw', fileName: () => 'sw.js' },
  },
});
