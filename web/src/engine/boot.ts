/** Start Python in a worker. */
import type { loadPyodide as Load, PyodideAPI } from 'pyodide';
import type { Start } from './protocol';

export type Python = PyodideAPI;
/** Share of the start that each step takes, measured on a second visit. */
export const STEPS = { runtime: 0.55, bundle: 0.7, imports: 1 };

/** Return a Python with the engine's modules on its path. `step` is told how far it has come. */
export async function boot(start: Start, step: (done: number) => void = () => undefined): Promise<Python> {
  const folder = `${start.base}runtime/`;
  const bundle = fetch(start.base + start.bundle).then((reply) => {
    if (!reply.ok) throw new Error(`${start.bundle}: ${reply.status}`);
    return reply.arrayBuffer();
  });
  bundle.catch(() => undefined); // told below
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: typeof Load };
  step(0.1);
  const python = await loadPyodide({ indexURL: folder, env: { PYTHONDONTWRITEBYTECODE: '1' } });
  step(STEPS.runtime);
  python.FS.mkdir('/engine');
  python.unpackArchive(await bundle, 'zip', { extractDir: '/engine' });
  python.runPython('import sys; sys.path.insert(0, "/engine")');
  step(STEPS.bundle);
  return python;
}
