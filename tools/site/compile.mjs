/**
 * Compile Python files with the Python they will run under: `node compile.mjs RUNTIME WORK`.
 *
 * `WORK/engine` holds the files of the engine and `WORK/stdlib` is filled from the runtime's own library. In both, each `.py` is replaced
 * by its `.pyc`. Of the library stay the modules that the engine can reach by its imports.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join, resolve } from 'node:path';

const [runtime, work] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(runtime, 'pyodide.mjs')).href);
const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: '1', PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' } });
python.mountNodeFS('/work', work);
try {
  python.runPython(readFileSync(new URL('compile_files.py', import.meta.url), 'utf8'));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.exit(0); // Python keeps an event loop
