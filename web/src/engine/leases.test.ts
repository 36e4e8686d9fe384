import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BEAT, LASTS, LeaseLocks, lockedBy, type Lease, type LeaseStore, type ToLeases } from './leases';
import { Tabs, type Channel, type Engine } from './tabs';
import type { FromEngine, ToEngine } from './protocol';

/** One browser: its leases, and tabs that can be frozen. */
class Browser {
  leases = new Map<string, Lease>();
  channels = new Set<Channel>();
  broken = false;

  tab(name: string) {
    let frozen = false;
    const store: LeaseStore = {
      change: async (lease, next) => {
        if (this.broken) throw new Error('no room');
        const found = next(this.leases.get(lease));
        if (found) this.leases.set(lease, found);
        else this.leases.delete(lease);
        return found;
      },
    };
    const wait = async (time: number) => {
      do await new Promise((done) => setTimeout(done, time));
      while (frozen);
    };
    return { locks: new LeaseLocks(store, name, wait), freeze: (on: boolean) => (frozen = on) };
  }

  channel(): Channel {
    const channel: Channel = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of this.channels)
          if (other !== channel)
            queueMicrotask(() => other.onmessage?.call(other as BroadcastChannel, { data } as MessageEvent));
      },
    };
    this.channels.add(channel);
    return channel;
  }
}

const forever = () => new Promise<never>(() => undefined);
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a lease is held as long as it is renewed, and passes on when it is released', async () => {
  const one = new Browser();
  let release: () => void = () => undefined;
  const first = one.tab('a').locks.request('engine', () => new Promise<void>((done) => (release = done)));
  await pass(1);
  const second = vi.fn(forever);
  void one.tab('b').locks.request('engine', second);
  await pass(10 * LASTS);
  expect(second).not.toHaveBeenCalled();
  release();
  await first;
  await pass(BEAT);
  expect(second).toHaveBeenCalledTimes(1);
});

test('the lease of a tab that is gone or frozen runs out, and a tab that wakes up has lost it', async () => {
  const one = new Browser();
  const a = one.tab('a');
  const lost = vi.fn();
  a.locks.request('engine', forever).catch(lost);
  await pass(1);
  const second = vi.fn(forever);
  void one.tab('b').locks.request('engine', second);
  a.freeze(true);
  await pass(LASTS + 2 * BEAT);
  expect(second).toHaveBeenCalledTimes(1);
  expect(lost).not.toHaveBeenCalled();
  a.freeze(false);
  await pass(2 * BEAT);
  expect(lost).toHaveBeenCalledTimes(1);
});

test('of two that ask at once one has it, and a third may steal it', async () => {
  const one = new Browser();
  const works = [vi.fn(forever), vi.fn(forever)];
  const lost = vi.fn();
  for (const [i, work] of works.entries()) one.tab(`${i}`).locks.request('engine', work).catch(lost);
  await pass(5 * LASTS);
  expect(works.map((work) => work.mock.calls.length)).toEqual([1, 0]);
  const thief = vi.fn(forever);
  void one.tab('c').locks.request('engine', { steal: true }, thief);
  await pass(2 * BEAT);
  expect(thief).toHaveBeenCalledTimes(1);
  expect(lost).toHaveBeenCalledTimes(1);
});

test('a clock that was set back keeps nobody out for long', async () => {
  const one = new Browser();
  one.leases.set('engine', { owner: 'gone', until: Date.now() + 3_600_000 });
  const work = vi.fn(forever);
  void one.tab('a').locks.request('engine', work);
  await pass(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test('where nothing can be kept each tab goes on by itself', async () => {
  const one = new Browser();
  one.broken = true;
  const works = [vi.fn(forever), vi.fn(forever)];
  for (const [i, work] of works.entries()) void one.tab(`${i}`).locks.request('engine', work);
  await pass(1);
  expect(works.map((work) => work.mock.calls.length)).toEqual([1, 1]);
});

test('tabs share one engine by leases that another worker renews', async () => {
  const one = new Browser();
  const open = (name: string) => {
    const { locks, freeze } = one.tab(name);
    const releases = new Map<number, () => void>();
    // does the same as `leases.worker.ts`, without a worker
    const worker: Pick<Worker, 'postMessage' | 'onmessage'> = {
      onmessage: null,
      postMessage: (message: ToLeases) => {
        const tell = (t: string) =>
          worker.onmessage?.call(worker as Worker, { data: { t, id: message.id } } as MessageEvent);
        if (message.t === 'release') return void releases.get(message.id)?.();
        const work = () => {
          tell('held');
          return new Promise<void>((done) => releases.set(message.id, done));
        };
        locks.request(message.name, { steal: message.steal }, work).catch(() => tell('lost'));
      },
    };
    const told: FromEngine[] = [];
    const heard: [string, ToEngine][] = [];
    const gone: string[] = [];
    const engine: Engine = { hear: (from, message) => heard.push([from, message]), left: (tab) => gone.push(tab) };
    const begin = vi.fn(() => engine);
    const channel = one.channel();
    const tabs = new Tabs((message) => told.push(message), begin, lockedBy(worker), channel);
    tabs.start();
    const close = () => {
      freeze(true);
      one.channels.delete(channel);
    };
    return { tabs, told, heard, gone, begin, close };
  };
  const a = open('a');
  await pass(1);
  const b = open('b');
  const c = open('c');
  await pass(1);
  const call = { t: 'call', id: 7, method: 'GET', address: '/house', body: '' } as const;
  b.tabs.send(call);
  c.tabs.send({ ...call, id: 8 });
  await pass(1);
  expect(a.heard.map(([from]) => from)).toEqual([b.tabs.me, c.tabs.me]);
  expect([b.begin.mock.calls.length, c.begin.mock.calls.length]).toEqual([0, 0]);
  c.close();
  await pass(LASTS + 2 * BEAT);
  expect(a.gone).toEqual([c.tabs.me]);
  // questions without an answer are asked again of the engine that begins in the tab that is left
  a.close();
  await pass(LASTS + 2 * BEAT);
  expect(b.begin).toHaveBeenCalledTimes(1);
  expect(b.heard).toEqual([[b.tabs.me, call]]);
});
