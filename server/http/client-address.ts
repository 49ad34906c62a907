import { isIPv4, isIPv6 } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './app-environment.ts';

const UNKNOWN = 'unknown';
const NETWORK_GROUPS = 4;

type AddressSources = {
  readonly socketAddress: string | undefined;
  readonly forwardedFor: string | undefined;
  readonly trustedProxies: number;
};

/**
 * Whom the request comes from. Each of our proxies adds at the right of X-Forwarded-For whom it heard; what stands further left
 * was sent by the client, who may write anything.
 */
export function readClientAddress({ socketAddress, forwardedFor, trustedProxies }: AddressSources): string {
  const forwarded = forwardedFor?.split(',').map((entry) => entry.trim()) ?? [];
  const client = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return normaliseAddress(client) ?? normaliseAddress(socketAddress) ?? UNKNOWN;
}

export function noteClientAddress(trustedProxies: number): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const socketAddress = c.env?.incoming?.socket.remoteAddress;
    const forwardedFor = c.req.header('x-forwarded-for');
    c.set('clientAddress', readClientAddress({ socketAddress, forwardedFor, trustedProxies }));
    await next();
  };
}

/** What one household or one phone holds: an IPv4 address, or the /64 network of an IPv6 one. */
export function nameNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const headGroups = head === '' ? [] : head.split(':');
  const tailGroups = tail === '' ? [] : tail.split(':');
  const isShortened = address.includes('::');
  const missing = isShortened ? Array<string>(8 - headGroups.length - tailGroups.length).fill('0') : [];
  return [...headGroups, ...missing, ...tailGroups].slice(0, NETWORK_GROUPS).join(':');
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
