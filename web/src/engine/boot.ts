/** Start Python in a worker: from the files of the site, or from a memory kept on an earlier visit. */
import type { loadPyodide as Load, PyodideAPI, PyodideConfig } from 'pyodide';
import { Files, unpack } from './files';
import { forgetMemory, keepMemory, readMemory } from './memory';
import type { Start } from './protocol';

export type Python = PyodideAPI;
/** As much of the runtime's inner module as is used. */
interface Inner {
  FS: Pick<PyodideAPI['FS'], 'mkdirTree' | 'writeFile'>;
  onRuntimeInitialized?: () => void;
  loadDynamicLibrary(name: string, flags: Record<string, boolean>, scope: object): void;
  _emscripten_resize_heap(size: number): boolean;
}
type Create = (settings: Inner) => Promise<Inner>;

/** Share of the start that each step takes, measured on a first visit. */
export const STEPS = { files: 0.45, runtime: 0.65, imports: 1 };
const FOLDER = '/engine';
/** The same for all visitors: a kept memory fits only where the environment was the same. */
const ENV = { HOME: '/home/pyodide', LANG: 'C.UTF-8', PYTHONDONTWRITEBYTECODE: '1', PYTHONHASHSEED: '0' };
/** Nothing is ever fetched from an index of packages. */
const NO_PACKAGES = {
  info: { arch: 'wasm32', platform: 'emscripten', version: '0', python: '3.14.0', abi_version: '2026_0' },
  packages: {},
};
const PREPARE = `import sys; sys.path.insert(0, "${FOLDER}")`;
const IMPORT = 'import naumachia.browser.engine, naumachia.browser.work';
const RESTORED = 'from naumachia.browser import memory; memory.restored()';

/**
 * Return a Python that has imported the engine. `step` is told how far it has come. With `remember` the memory of this Python is kept for
 * later visits, where none is kept yet.
 */
export async function boot(
  start: Start,
  step: (done: number) => void = () => undefined,
  remember = false,
): Promise<Python> {
  const memory = await readMemory(start);
  if (memory) {
    try {
      return await begin(start, step, memory, false);
    } catch {
      await forgetMemory(start); // it does not fit
    }
  }
  return begin(start, step, null, remember);
}

async function begin(
  start: Start,
  step: (done: number) => void,
  memory: Uint8Array<ArrayBuffer> | null,
  remember: boolean,
): Promise<Python> {
  const files = new Files(start.base, start.files, (share) => step(share * STEPS.files));
  const answers: Record<string, () => Promise<Response>> = {};
  const wasm = files.open('wasm', 'application/wasm');
  const library = files.open('library');
  answers['pyodide.asm.wasm'] = () => wasm;
  answers['python_stdlib.zip'] = () => library;
  const [loader, script, pack] = await Promise.all([
    import(/* @vite-ignore */ files.address('loader')) as Promise<{ loadPyodide: typeof Load }>,
    import(/* @vite-ignore */ files.address('script')) as Promise<{ default: Create }>,
    files.bytes('pack').then(unpack),
  ]);
  const create = (inner: Inner) => {
    inner.onRuntimeInitialized = () => {
      load(inner, pack);
      if (memory) inner._emscripten_resize_heap(memory.length);
    };
    return script.default(inner);
  };
  const python = await answering(answers, () =>
    loader.loadPyodide({
      indexURL: `${start.base}engine/`,
      packageBaseUrl: `${start.base}engine/`,
      lockFileContents: NO_PACKAGES as unknown as PyodideConfig['lockFileContents'],
      env: ENV,
      createPyodideModule: create as unknown as PyodideConfig['createPyodideModule'],
      ...(memory ? { _loadSnapshot: memory } : {}),
      _makeSnapshot: remember,
    } as PyodideConfig),
  );
  step(STEPS.runtime);
  for (const [name, content] of pack) write(python.FS, `${FOLDER}/${name}`, content);
  if (memory) python.runPython(RESTORED);
  else {
    python.runPython(PREPARE);
    python.runPython(IMPORT);
  }
  if (remember) await keepMemory(start, memoryOf(python));
  return python;
}

const memoryOf = (python: Python): Uint8Array<ArrayBuffer> =>
  (python as unknown as { makeMemorySnapshot(): Uint8Array<ArrayBuffer> }).makeMemorySnapshot();

/** Load the libraries of the engine before Python starts: always in the same place, so that a kept memory finds them there. */
function load(inner: Inner, pack: Map<string, Uint8Array<ArrayBuffer>>): void {
  for (const [name, content] of pack) {
    if (!name.endsWith('.so')) continue;
    write(inner.FS, `${FOLDER}/${name}`, content);
    inner.loadDynamicLibrary(`${FOLDER}/${name}`, { loadAsync: false, global: false, nodelete: true }, {});
  }
}

const folders = new WeakMap<object, Set<string>>();

function write(fs: Inner['FS'], path: string, content: Uint8Array<ArrayBuffer>): void {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const made = folders.get(fs) ?? new Set();
  folders.set(fs, made);
  if (!made.has(folder)) fs.mkdirTree(folder);
  made.add(folder);
  fs.writeFile(path, content);
}

/** While something runs, answer what it fetches by the last part of the address: the loader knows only its own names of files. */
async function answering<T>(answers: Record<string, () => Promise<Response>>, run: () => Promise<T>): Promise<T> {
  const own = self.fetch;
  self.fetch = (what, init) => {
    const address = what instanceof Request ? what.url : String(what);
    return answers[address.slice(address.lastIndexOf('/') + 1)]?.() ?? own(what, init);
  };
  try {
    return await run();
  } finally {
    self.fetch = own;
  }
}
