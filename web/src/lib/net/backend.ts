/** The backend of the page: a server, or on a site of static files the engine in a worker. Both speak the same operations and messages. */
import { EngineBackend } from './engine_backend';
import type { Dial } from './socket';

export interface Backend {
  /** There is no server: nobody else can be invited, and nobody is known by name. */
  readonly alone: boolean;
  /** Answer an operation. The address begins with `api/`. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** Open a line to a match. */
  dial: Dial;
}

/** The address of the live line of a match on a server. */
const socketAddress = (match: string): string =>
  new URL(`ws/${encodeURIComponent(match)}`, location.href.replace(/#.*$/, '').replace(/^http/, 'ws')).href;

class ServerBackend implements Backend {
  readonly alone = false;
  fetch = (address: string, init?: RequestInit) => fetch(address, init);
  dial: Dial = (match, protocols) => new WebSocket(socketAddress(match), protocols);
}

export const backend: Backend = import.meta.env.MODE === 'site' ? new EngineBackend() : new ServerBackend();
