/** State of the host's page: the key, the view of the running servers, and the actions of the host. */
import { api, Refused } from '../lib/net/http';
import { toasts } from '../lib/app/toasts.svelte';
import type { HostAct, HostDone, HostView, Sayable } from '../lib/net/wire';

const KEPT = 'naumachia.host';
/** Name of the words of this page, which are fetched as those of a game. */
export const WORDS = 'host';
/** Milliseconds between two looks. */
export const AGAIN = 10_000;

/** The key is kept until the tab is closed. */
function kept(): string {
  try {
    return globalThis.sessionStorage?.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}
function keep(key: string): void {
  try {
    if (key) globalThis.sessionStorage?.setItem(KEPT, key);
    else globalThis.sessionStorage?.removeItem(KEPT);
  } catch {
    /* asked for again */
  }
}

export class Desk {
  key = $state(kept());
  view = $state.raw<HostView | null>(null);
  /** Id of the match that is looked at. */
  match = $state('');
  /** Why the page is not open. */
  refused = $state.raw<Sayable | null>(null);
  busy = $state(false);
  /** Number of the newest look: an older one that comes late is dropped. */
  private looks = 0;

  open(key: string): Promise<void> {
    this.key = key.trim();
    return this.look();
  }

  shut(): void {
    this.looks += 1;
    this.key = '';
    this.view = null;
    this.match = '';
    keep('');
  }

  async look(): Promise<void> {
    if (!this.key) return;
    const number = ++this.looks;
    try {
      const view = await api.hostLook(this.key, { match: this.match });
      if (number !== this.looks) return;
      this.view = view;
      this.refused = null;
      keep(this.key);
    } catch (error) {
      if (number !== this.looks) return;
      if (error instanceof Refused && error.problem.code === 'not-found') this.match = '';
      else if (error instanceof Refused && error.problem.code === 'forbidden') {
        this.shut();
        this.refused = error.problem.message;
        return;
      }
      if (this.view) toasts.fail(error);
      else this.refused = error instanceof Refused ? error.problem.message : { key: 'page-no-server' };
    }
  }

  /** Look at a match, or at none. */
  async show(match: string): Promise<void> {
    this.match = match;
    await this.look();
  }

  /** Do something, say that it was done, and look again; return nothing where it was refused. */
  async act(act: HostAct): Promise<HostDone | null> {
    this.busy = true;
    try {
      const done = await api.hostAct(this.key, act);
      toasts.tell({ key: 'page-host-done', args: { act: act.act, shown: done.shown } }, WORDS);
      if (act.act === 'remove-match' && act.id === this.match) this.match = '';
      await this.look();
      return done;
    } catch (error) {
      toasts.fail(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}
