/** The person who uses this browser: a name, and a key made and kept here. There are no accounts; the key is the identity. */
import { backend } from '../net/backend';
import { api } from '../net/http';
import { read, write } from '../app/storage';

const ME = 'naumachia.me';
const KEY = /^[A-Za-z0-9_-]{32,64}$/;

/** A secret of 192 bits, in letters that may stand in a link. */
export function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

export const isKey = (text: string | null): text is string => text !== null && KEY.test(text);

function kept(): { key: string; name: string } {
  try {
    const found = JSON.parse(read(ME) ?? '{}') as { key?: unknown; name?: unknown };
    const key = typeof found.key === 'string' && isKey(found.key) ? found.key : '';
    return { key, name: typeof found.name === 'string' ? found.name : '' };
  } catch {
    return { key: '', name: '' };
  }
}

class Me {
  name = $state('');
  #key = '';

  constructor() {
    const found = kept();
    this.#key = found.key;
    this.name = found.name;
  }

  /** Made when it is first needed. */
  get key(): string {
    if (!this.#key) this.keep(secret());
    return this.#key;
  }

  private keep(key: string): void {
    this.#key = key;
    write(ME, JSON.stringify({ key, name: this.name }));
  }

  /** Be called so from now on, at every table. */
  async call(name: string): Promise<void> {
    // without a server nobody else knows a name, and none is taken
    this.name = backend.alone ? name.trim() : (await api.introduce({ key: this.key, name })).name;
    this.keep(this.key);
  }

  /** Have the server forget the name, the key and what was said, and forget the key here; another is made when it is needed. */
  async forget(): Promise<void> {
    if (this.#key) await api.forget(this.#key);
    this.name = '';
    this.#key = '';
    write(ME, '{}');
  }

  /** Name as the server knows it: it may have been changed on another device. */
  async remember(): Promise<void> {
    if (!this.#key || backend.alone) return;
    const found = await api.introduce({ key: this.#key });
    if (found.known && found.name !== this.name) {
      this.name = found.name;
      this.keep(this.#key);
    }
  }

  /** Become the person with this key; what was taken here with the old one comes along. */
  async become(key: string): Promise<void> {
    this.name = (await api.introduce({ key, ...(this.#key && this.#key !== key ? { old: this.#key } : {}) })).name;
    this.keep(key);
  }
}

export const me = new Me();
