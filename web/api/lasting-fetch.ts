import { fetchListening } from './line-signs.ts';

/** For what was decided with one press: it reaches the shop though the page is left in the same moment. */
export const lastingFetch: typeof fetchListening = (address, init) =>
  fetchListening(address, { ...init, keepalive: true });
