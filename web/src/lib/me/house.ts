/** Where others find this server: an address that means this very computer is of no use to them. */
import type { House } from '../net/wire';

export const loopback = /^(localhost|127\.|\[::1\])/.test(globalThis.location?.hostname ?? '');

const inHouse = (house: House | null) => (loopback && house?.open ? house.addresses[0] : undefined);

/** The address in the house once it is open, else the one of this page. */
export const baseOf = (house: House | null): string => inHouse(house) ?? location.href.replace(/#.*$/, '');

/** A link made here works on this computer only. */
export const onlyHere = (house: House | null): boolean => loopback && !!house && !inHouse(house);
