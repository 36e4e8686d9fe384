import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call, Dial, FromEngine, ToEngine } from './protocol';
import { BROKEN, SILENT, Tabs, type Channel, type Engine, type Locks } from './tabs';

type Ask = (lock: null) => Promise<unknown> | unknown;

/** Locks of one browser: held until their tab goes, or until somebody steals them. */
class House {
  queues = new Map<string, { tab: string; run: () => void; fail: (error: Error) => void }[]>();
  channels = new Set<Channel>();

  locks(tab: string): Locks {
    const request = (name: string, given: { steal?: boolean } | Ask, then?: Ask) => {
      const [ask, steal] = then ? [then, (given as { steal?: boolean }).steal] : [given as Ask, false];
      return new Promise((resolve, reject) => {
        const queue = this.queues.get(name) ?? [];
        this.queues.set(name, queue);
        if (steal) queue.shift()?.fail(new Error('stolen'));
        const one = { tab, run: () => void Promise.resolve(ask(null)).then(done), fail: reject };
        const done = (value: unknown) => {
          resolve(value);
          this.drop(name, one);
        };
        if (steal) queue.unshift(one);
        else queue.push(one);
        if (queue[0] === one) queueMicrotask(one.run);
      });
    };
    return { request } as unknown as Locks;
  }

  private drop(name: string, one: object): void {
    const queue = this.queues.get(name)!;
    const first = queue[0] === one;
    queue.splice(queue.indexOf(one as never), 1);
    if (first) queue[0]?.run();
  }

  /** A tab is closed without a word. */
  close(tab: string, channel: Channel): void {
    this.channels.delete(channel);
    for (const [name, queue] of this.queues) for (const one of [...queue]) if (one.tab === tab) this.drop(name, one);
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

const house = () => new House();
function tab(of: House, name: string, locks: Locks | undefined = of.locks(name)) {
  const told: FromEngine[] = [];
  const heard: [string, ToEngine][] = [];
  const gone: string[] = [];
  const engine: Engine = { hear: (from, message) => heard.push([from, message]), left: (from) => gone.push(from) };
  const begin = vi.fn(() => engine);
  const channel = of.channel();
  const tabs = new Tabs((message) => told.push(message), begin, locks, channel);
  tabs.start();
  return { tabs, told, heard, gone, begin, channel };
}
const call = (id: number): Call => ({ t: 'call', id, method: 'GET', address: '/house', body: '' });
const dial: Dial = { t: 'dial', line: '1', match: 'm', protocols: [] };
const settle = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first tab has the engine, the second asks it', async () => {
  const one = house();
  const a = tab(one, 'a');
  await settle();
  const b = tab(one, 'b');
  await settle();
  b.tabs.send(call(7));
  await settle();
  expect(a.heard).toEqual([[b.tabs.me, call(7)]]);
  expect(b.begin).not.toHaveBeenCalled();
  const reply = { t: 'reply', id: 7, status: 200, media: '', name: '', body: '' } as const;
  a.tabs.answer(b.tabs.me, reply);
  await settle();
  expect(b.told).toEqual([reply]);
  expect(a.told).toEqual([]);
});

test('when the tab with the engine goes the next one begins; what had no answer is asked again, lines are dialled anew', async () => {
  const one = house();
  const a = tab(one, 'a');
  const b = tab(one, 'b');
  const c = tab(one, 'c');
  await settle();
  b.tabs.send(dial);
  c.tabs.send(call(3));
  await settle();
  one.close('a', a.channel);
  await settle();
  expect(b.begin).toHaveBeenCalledTimes(1);
  expect(c.begin).not.toHaveBeenCalled();
  expect(b.told).toEqual([{ t: 'closed', line: '1', code: BROKEN }]);
  expect(b.heard).toEqual([[c.tabs.me, call(3)]]);
});

test('the engine hears of a tab that goes', async () => {
  const one = house();
  const a = tab(one, 'a');
  const b = tab(one, 'b');
  await settle();
  b.tabs.send(dial);
  await settle();
  one.close('b', b.channel);
  await settle();
  expect(a.gone).toEqual([b.tabs.me]);
});

test('a tab that does not answer is told of, and the engine can be taken from it', async () => {
  const one = house();
  const a = tab(one, 'a');
  const b = tab(one, 'b');
  await settle();
  one.channels.delete(a.channel); // frozen
  b.tabs.send(call(1));
  await vi.advanceTimersByTimeAsync(SILENT);
  expect(b.told).toEqual([{ t: 'silent', silent: true }]);
  b.tabs.start(true);
  await settle();
  expect(b.told.at(-1)).toEqual({ t: 'silent', silent: false });
  expect(b.heard).toEqual([[b.tabs.me, call(1)]]);
  expect(a.told).toEqual([{ t: 'taken' }]);
});

test('a tab that answers late is not called silent while it is heard of', async () => {
  const one = house();
  tab(one, 'a');
  const b = tab(one, 'b');
  await settle();
  b.tabs.send(call(1));
  await vi.advanceTimersByTimeAsync(SILENT * 2);
  expect(b.told).toEqual([]);
});

test('whether matches are kept is told to all tabs, also to one that comes later', async () => {
  const one = house();
  const a = tab(one, 'a');
  await settle();
  a.tabs.news({ t: 'keeping', kept: 'full' });
  const b = tab(one, 'b');
  await settle();
  b.tabs.send(call(1));
  await settle();
  expect(b.told).toEqual([{ t: 'keeping', kept: 'full' }]);
});

test('without locks each tab has an engine', async () => {
  const one = house();
  const channel = one.channel();
  const begin = vi.fn(() => ({ hear: () => undefined, left: () => undefined }));
  const tabs = new Tabs(() => undefined, begin, null as unknown as undefined, channel);
  tabs.start();
  expect(begin).toHaveBeenCalledTimes(1);
});
