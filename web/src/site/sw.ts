/**
 * Service worker of the site of static files: the whole game is kept by the browser and starts without a network.
 *
 * A build is a version. A new one is fetched beside the old one and waits: it is used from the moment somebody asks for it, or from the
 * next visit on. Files with a hash in their name that the last version needed are kept, for tabs that still show it.
 */
/// <reference lib="webworker" />
import { lasting, unpack, unzipped } from '../engine/files';

declare const self: ServiceWorkerGlobalScope & {
  /** Written before this script by the build. */
  SITE: {
    version: string;
    /** The catalogue in one file. */
    pack: string;
    /** Names of the files, with hashes of their contents. */
    files: Record<string, string>;
  };
};
const { version, pack, files } = self.SITE;
const base = new URL('./', self.location.href).href;
const PREFIX = `naumachia-site ${base} `;
const NAME = PREFIX + version;
/** Entry that lists the files of a version. */
const LIST = `${base}files.json`;
const HASHED = /\.[\w-]{8,12}\.(js|css|bin)$|-[\w-]{8}\.(js|css)$/;

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  const old = await last();
  const had = old ? ((await (await old.match(LIST))?.json()) as Record<string, string> | undefined) : undefined;
  await Promise.all(
    Object.entries(files).map(async ([name, hash]) => {
      const known = had?.[name] === hash ? await old?.match(base + name) : undefined;
      await cache.put(address(name), known ?? (await fetched(name)));
    }),
  );
  await spread(cache);
  await cache.put(LIST, Response.json(files));
}

/** `index.html` stands for the folder. */
const address = (name: string) => base + (name === 'index.html' ? '' : name);

async function fetched(name: string): Promise<Response> {
  const reply = await (HASHED.test(name) ? lasting(base + name) : fetch(base + name, { cache: 'no-cache' }));
  if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
  return reply.redirected ? new Response(reply.body, { headers: reply.headers }) : reply;
}

const MEDIA: Record<string, string> = { json: 'application/json', ftl: 'text/plain; charset=utf-8' };

/** The files of the catalogue, out of its pack. */
async function spread(cache: Cache): Promise<void> {
  const packed = await cache.match(base + pack);
  const all = await new Response(unzipped(packed!.body!)).arrayBuffer();
  for (const [name, content] of unpack(new Uint8Array(all))) {
    const media = MEDIA[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    await cache.put(base + name, new Response(content, { headers: { 'content-type': media } }));
  }
}

/** The caches of complete versions, the newest last. */
async function versions(): Promise<string[]> {
  const found = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const whole = await Promise.all(found.map(async (name) => !!(await (await caches.open(name)).match(LIST))));
  return found.filter((_, i) => whole[i]);
}

async function last(): Promise<Cache | undefined> {
  const name = (await versions()).filter((one) => one !== NAME).at(-1);
  return name ? caches.open(name) : undefined;
}

/** Forget all versions but this one and the one before it. */
async function activate(): Promise<void> {
  const before = (await versions()).filter((name) => name !== NAME).at(-1);
  const stale = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME && name !== before);
  await Promise.all(stale.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const url = request.url.replace(/[?#].*$/, '');
  const wanted = request.mode === 'navigate' ? base : url;
  const kept = await (await caches.open(NAME)).match(wanted, { ignoreVary: true });
  if (kept) return kept;
  for (const name of (await versions()).reverse()) {
    const older = await (await caches.open(name)).match(wanted, { ignoreVary: true });
    if (older) return older;
  }
  return fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', ({ data }) => {
  if ((data as { t?: string }).t === 'use') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(base) && !request.url.startsWith(`${base}memory/`))
    event.respondWith(answer(request));
});
