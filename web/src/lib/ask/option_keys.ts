/** The key of each option: an option that is a number answers to that number, the others to the digits that are left, and then to
    letters (not M, N, P and O, which have a meaning of their own). */
import type { Option } from '../net/wire';

export function optionKeys(options: readonly Option[]): Map<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  const give = (option: Option, digit: string) => {
    found.set(option.answer, digit);
    taken.add(digit);
  };
  for (const option of options) {
    const own = /^(\d)(?!\d)/.exec(option.answer)?.[1];
    if (own && !taken.has(own)) give(option, own);
  }
  const free = [...'123456789abcdefghijklqrstuvwxyz'].filter((digit) => !taken.has(digit));
  for (const option of options) if (!found.has(option.answer) && free.length) give(option, free.shift()!);
  return found;
}
