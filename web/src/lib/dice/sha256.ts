/**
 * SHA-256 and HMAC, in step. The browser's own (`crypto.subtle`) is there only over https and on this machine, and a
 * table in the house is plain HTTP; and a chain of two thousand hashes is no place for two thousand promises.
 */
const utf8 = new TextEncoder();

/** The first 32 bits of the fractional parts of roots of primes, as FIPS 180-4 has them. */
function fractions(count: number, root: number): Uint32Array {
  const found = new Uint32Array(count);
  for (let n = 2, at = 0; at < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n && prime; d++) prime = n % d !== 0;
    if (prime) found[at++] = (n ** (1 / root) % 1) * 2 ** 32;
  }
  return found;
}

const K = fractions(64, 3);
const START = fractions(8, 2);
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(data: Uint8Array | string): Uint8Array {
  const bytes = typeof data === 'string' ? utf8.encode(data) : data;
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const hash = START.slice();
  const w = new Uint32Array(64);
  for (let from = 0; from < padded.length; from += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(from + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15]!, w[i - 2]!];
      const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = w[i - 16]! + low + w[i - 7]! + high;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!;
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = hash[i]! + value));
  }
  const out = new Uint8Array(32);
  const told = new DataView(out.buffer);
  hash.forEach((value, i) => told.setUint32(4 * i, value));
  return out;
}

export function join(...parts: (Uint8Array | string)[]): Uint8Array {
  const all = parts.map((part) => (typeof part === 'string' ? utf8.encode(part) : part));
  const out = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of all) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

export function hmac(key: Uint8Array | string, data: Uint8Array | string): Uint8Array {
  let bytes = typeof key === 'string' ? utf8.encode(key) : key;
  if (bytes.length > 64) bytes = sha256(bytes);
  const pad = (with_: number) => new Uint8Array(64).map((_, i) => (bytes[i] ?? 0) ^ with_);
  return sha256(join(pad(0x5c), sha256(join(pad(0x36), data))));
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
