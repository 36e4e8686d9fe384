/** Addresses of this server for links to others: an address of this computer only is replaced by one of the local network. */
import type { House } from '../net/wire';

export const loopback = /^(localhost|127\.|\[::1\])/.test(globalThis.location?.hostname ?? '');

const lanAddress = (house: House | null) => (loopback && house?.open ? house.addresses[0] : undefined);

/** The address on the local network if the server is open to it, else the address of this page. */
export const baseOf = (house: House | null): string => lanAddress(house) ?? location.href.replace(/#.*$/, '');

/** A link made here works on this computer only. */
export const onlyHere = (house: House | null): boolean => loopback && !!house && !lanAddress(house);
