/** The site of static files as a whole: whether its engine is ready, what it keeps, and whether a newer version waits. */
import { backend } from '../lib/net/backend';
import { EngineBackend } from '../lib/net/engine_backend';
import type { FromEngine, Keeping } from '../engine/protocol';

/** Milliseconds between looks for a new version while the page stays open. */
const LOOK = 3_600_000;

/** Milliseconds for the first move before the site is kept for later visits. */
const CALM = 4000;

/** The prompt of browsers that let a page offer to install it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Site {
  /** How far the engine has come, from 0 to 1; null where another tab has it. */
  done = $state<number | null>(null);
  kept = $state<Keeping['kept']>('yes');
  silent = $state(false);
  broken = $state(false);
  /** A new version, which waits to be used. */
  newer = $state.raw<ServiceWorker | null>(null);
  install = $state.raw<InstallPrompt | null>(null);
  private registered = false;

  /** Listen to the engine and start it; keep the site for later visits once the engine is ready. */
  begin(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.install = event as InstallPrompt;
    });
    addEventListener('appinstalled', () => (this.install = null));
    if (!(backend instanceof EngineBackend)) return;
    backend.listen((message) => this.hear(message));
    backend.start();
    setTimeout(() => void this.register(), 15_000); // where another tab has the engine nothing is said of it here
  }

  retry(): void {
    this.broken = false;
    if (backend instanceof EngineBackend) backend.restart();
    if (backend instanceof EngineBackend) backend.start();
  }

  takeOver(): void {
    if (backend instanceof EngineBackend) backend.takeOver();
  }

  /** Go over to the new version: the page is loaded anew, and its match with it. */
  use(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.newer?.postMessage({ t: 'use' });
  }

  private hear(message: FromEngine): void {
    if (message.t === 'progress') {
      this.done = message.done;
      this.broken = false;
      if (message.done === 1) setTimeout(() => void this.register(), CALM);
    } else if (message.t === 'keeping') this.kept = message.kept;
    else if (message.t === 'silent') this.silent = message.silent;
    else if (message.t === 'broken') this.broken = true;
    else if (message.t === 'taken') this.done = null;
  }

  private async register(): Promise<void> {
    if (this.registered || !('serviceWorker' in navigator)) return;
    this.registered = true;
    try {
      const found = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
      this.watch(found);
      setInterval(() => void found.update().catch(() => undefined), LOOK);
      document.addEventListener('visibilitychange', () => {
        if (!document.hidden) void found.update().catch(() => undefined);
      });
    } catch {
      // not allowed, or no network: the game goes on without
    }
  }

  private watch(found: ServiceWorkerRegistration): void {
    const look = () => {
      if (found.waiting && navigator.serviceWorker.controller) this.newer = found.waiting;
    };
    const follow = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', look);
    found.addEventListener('updatefound', () => follow(found.installing));
    follow(found.installing);
    look();
  }
}

export const site = new Site();
