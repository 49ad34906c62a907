import { isIPv4, isIPv6 } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './app-environment.ts';

/** Of a request without a socket. */
export const UNKNOWN_ADDRESS = 'unknown';
const GROUP_BITS = 16;
const HOUSEHOLD_BITS = 64;

/** Whether an address is one of our own proxies. */
export type TrustedProxies = (address: string) => boolean;

type AddressSources = {
  readonly socketAddress: string | undefined;
  readonly forwardedFor: string | undefined;
  readonly trustedProxies: TrustedProxies;
};

/**
 * Whom the request comes from. Each of our proxies adds at the right of X-Forwarded-For whom it heard; what stands left of the first
 * address that is not ours was sent by the client, who may write anything. Whoever reaches the shop past the proxies is believed
 * nothing.
 */
export function readClientAddress({ socketAddress, forwardedFor, trustedProxies }: AddressSources): string {
  let client = normaliseAddress(socketAddress) ?? UNKNOWN_ADDRESS;
  for (const entry of forwardedFor?.split(',').reverse() ?? []) {
    const claimed = normaliseAddress(entry.trim());
    if (!trustedProxies(client) || claimed === undefined) break;
    client = claimed;
  }
  return client;
}

export function noteClientAddress(trustedProxies: TrustedProxies): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const socketAddress = c.env?.incoming?.socket.remoteAddress;
    const forwardedFor = c.req.header('x-forwarded-for');
    c.set('clientAddress', readClientAddress({ socketAddress, forwardedFor, trustedProxies }));
    await next();
  };
}

/** What one household or one phone holds: an IPv4 address, or the /64 network of an IPv6 one. Providers give out wider ones too. */
export function nameNetwork(address: string, bits: 48 | 56 | 64 = HOUSEHOLD_BITS): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const headGroups = head === '' ? [] : head.split(':');
  const tailGroups = tail === '' ? [] : tail.split(':');
  const isShortened = address.includes('::');
  const missing = isShortened ? Array<string>(8 - headGroups.length - tailGroups.length).fill('0') : [];
  const groups = [...headGroups, ...missing, ...tailGroups].slice(0, Math.ceil(bits / GROUP_BITS));
  const last = groups.length - 1;
  const networkBits = bits - last * GROUP_BITS;
  const lastGroup = Number.parseInt(groups[last] ?? '0', 16) >> (GROUP_BITS - networkBits);
  return [...groups.slice(0, last), (lastGroup << (GROUP_BITS - networkBits)).toString(16)].join(':');
}

function normaliseAddress(address: string | undefined): string | undefined {
  const plain =
    address
      ?.toLowerCase()
      .replace(/^::ffff:(?=\d+\.)/, '')
      .replace(/%.*$/, '') ?? '';
  if (isIPv4(plain)) return plain;
  // The URL parser knows the one short way to write an address.
  return isIPv6(plain) ? new URL(`http://[${plain}]`).hostname.slice(1, -1) : undefined;
}
