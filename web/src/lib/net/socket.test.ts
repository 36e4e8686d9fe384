import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, SeatSocket, type Dial, type Status } from './socket';
import type { ClientMessage, ServerMessage } from './wire';

/** A socket that does what the test says. */
class Wire {
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  send = (text: string) => void this.sent.push(JSON.parse(text) as ClientMessage);
  close = () => this.drop();
  drop() {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
  say(message: unknown) {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}

const welcome = (number: number) => ({ t: 'welcome', view: { number } });
const update = (number: number) => ({ t: 'update', view: { number } });
const answer = (number: number): ClientMessage => ({ t: 'answer', number, answer: '1' });

let wires: Wire[] = [];
let heard: ServerMessage[] = [];
let status: Status[] = [];
const dial = (() => (wires.push(new Wire()), wires.at(-1)!)) as unknown as Dial;
const open = () => new SeatSocket('ws://x/', { message: (m) => heard.push(m), status: (s) => status.push(s) }, dial);

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  heard = [];
  status = [];
});
afterEach(() => vi.useRealTimers());

it('waits longer each time, but never long', () => {
  expect([0, 1, 2, 20].map(backoff)).toEqual([250, 500, 1000, 8000]);
});

describe('a lost connection', () => {
  it('is told, and dialled again', () => {
    open();
    wires[0]!.say(welcome(0));
    wires[0]!.drop();
    expect(status).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(250);
    expect(wires.length).toBe(2);
    wires[1]!.drop();
    vi.advanceTimersByTime(400);
    expect(wires.length).toBe(2);
    vi.advanceTimersByTime(100);
    expect(wires.length).toBe(3);
    wires[2]!.say(welcome(0));
    expect(status.at(-1)).toBe('open');
  });
  it('is dialled at once when the network is back', () => {
    const link = open();
    wires[0]!.say(welcome(0));
    wires[0]!.drop();
    link.retry();
    expect(wires.length).toBe(2);
    link.retry();
    expect(wires.length).toBe(2);
    vi.advanceTimersByTime(10000);
    expect(wires.length).toBe(2);
  });
  it('loses no answer: one that never arrived is sent again', () => {
    const link = open();
    wires[0]!.say(welcome(4));
    link.send(answer(4));
    wires[0]!.drop();
    vi.advanceTimersByTime(250);
    expect(wires[1]!.sent).toEqual([]);
    wires[1]!.say(welcome(4));
    expect(wires[1]!.sent).toEqual([answer(4)]);
  });
  it('repeats no answer that did arrive', () => {
    const link = open();
    wires[0]!.say(welcome(4));
    link.send(answer(4));
    wires[0]!.drop();
    vi.advanceTimersByTime(250);
    wires[1]!.say(welcome(5));
    expect(wires[1]!.sent).toEqual([]);
  });
  it('keeps what is said meanwhile', () => {
    const link = open();
    wires[0]!.say(welcome(4));
    wires[0]!.drop();
    link.send({ t: 'ask-why', ship: 'A' });
    link.send(answer(4));
    vi.advanceTimersByTime(250);
    wires[1]!.say(welcome(4));
    expect(wires[1]!.sent).toEqual([answer(4), { t: 'ask-why', ship: 'A' }]);
  });
});

describe('a line that is dead though nobody says so', () => {
  const route: ClientMessage = { t: 'route', number: 4, answers: ['a', 'b'] };
  it('is told when an answer waits, and dialled anew; no answer is lost, nor a way of several', () => {
    const link = open();
    wires[0]!.say(welcome(4));
    link.send(route);
    vi.advanceTimersByTime(2500);
    expect(status).toEqual(['open', 'slow']);
    vi.advanceTimersByTime(5500);
    expect(wires.length).toBe(2);
    expect(status.at(-1)).toBe('lost');
    wires[1]!.say(welcome(4));
    expect(wires[1]!.sent).toEqual([route]);
    wires[1]!.say(update(6));
    expect(status.at(-1)).toBe('open');
    vi.advanceTimersByTime(60000);
    expect(wires.length).toBe(2);
  });
  it('what comes twice because of it is nobody’s fault', () => {
    const link = open();
    wires[0]!.say(welcome(4));
    link.send(answer(4));
    link.redial();
    wires[0]!.say(update(5)); // nobody listens there any longer
    wires[1]!.say(welcome(4));
    wires[1]!.say(update(5));
    const before = heard.length;
    wires[1]!.say({ t: 'problem', code: 'stale', number: 5, message: { key: 'stale-answer' } });
    expect(heard.length).toBe(before);
    wires[1]!.say({ t: 'problem', code: 'stale', number: 5, message: { key: 'stale-answer' } });
    expect(heard.length).toBe(before + 1);
  });
  it('an answer that is only slow is told of, and no more', () => {
    const link = open();
    wires[0]!.say(welcome(4));
    link.send(answer(4));
    vi.advanceTimersByTime(3000);
    wires[0]!.say(update(5));
    vi.advanceTimersByTime(60000);
    expect(status).toEqual(['open', 'slow', 'open']);
    expect(wires.length).toBe(1);
  });
});

it('an answer that was taken or refused is not remembered', () => {
  const link = open();
  wires[0]!.say(welcome(4));
  link.send(answer(4));
  wires[0]!.say(update(5));
  link.send(answer(5));
  wires[0]!.say({ t: 'problem', code: 'illegal', message: { key: 'x' } });
  wires[0]!.drop();
  vi.advanceTimersByTime(250);
  wires[1]!.say(welcome(5));
  expect(wires[1]!.sent).toEqual([]);
  expect(heard.length).toBe(4);
});

it('a question about a moment that is past settles no answer, and is not told', () => {
  const link = open();
  wires[0]!.say(welcome(4));
  link.send(answer(4));
  wires[0]!.say({ t: 'problem', code: 'stale', number: 4, message: { key: 'stale-question' } });
  expect(heard.length).toBe(1);
  wires[0]!.drop();
  vi.advanceTimersByTime(250);
  wires[1]!.say(welcome(4));
  expect(wires[1]!.sent).toEqual([answer(4)]);
});

it('comes back later to a server that has no room', () => {
  open();
  wires[0]!.say({ t: 'problem', code: 'unavailable', message: { key: 'server-full' } });
  wires[0]!.drop();
  vi.advanceTimersByTime(7900);
  expect(wires.length).toBe(1);
  vi.advanceTimersByTime(200);
  expect(wires.length).toBe(2);
});

it('an answer is not forgotten because somebody was not let in at once', () => {
  const link = open();
  wires[0]!.say(welcome(4));
  link.send(answer(4));
  wires[0]!.drop();
  vi.advanceTimersByTime(250);
  wires[1]!.say({ t: 'problem', code: 'too-fast', message: { key: 'too-fast' } }); // many of one address come back at once
  wires[1]!.drop();
  vi.advanceTimersByTime(8000);
  wires[2]!.say(welcome(4));
  expect(wires[2]!.sent).toEqual([answer(4)]);
});

it('a seat that cannot be taken is not asked for again', () => {
  open();
  wires[0]!.say({ t: 'problem', code: 'forbidden', message: { key: 'token-unknown' } });
  wires[0]!.drop();
  vi.advanceTimersByTime(60000);
  expect(status).toEqual(['gone']);
  expect(wires.length).toBe(1);
});

it('what is closed stays closed', () => {
  const link = open();
  wires[0]!.say(welcome(0));
  link.close();
  vi.advanceTimersByTime(60000);
  expect(wires.length).toBe(1);
});
