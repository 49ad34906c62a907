import { expect, test } from 'vitest';
import { parseNetworks } from '../settings/trusted-proxies.ts';
import { listUnsafeSettings } from './unsafe-settings.ts';

const SAFE = {
  demo: false,
  isDemoPublic: false,
  publicUrl: 'https://shop.example',
  rateLimitFactor: 1,
  trustedProxies: parseNetworks(['loopback']) ?? [],
};

test('a shop behind a proxy that it knows has nothing to be warned of', () => {
  expect(listUnsafeSettings(SAFE)).toEqual([]);
  expect(listUnsafeSettings({ ...SAFE, publicUrl: undefined, demo: true, trustedProxies: [] })).toEqual([]);
});

test.each([
  [{ trustedProxies: [] }, 'TRUST_PROXY'],
  [{ rateLimitFactor: 100 }, 'RATE_LIMIT_FACTOR=100'],
  [{ demo: true, isDemoPublic: true }, 'DEMO_PUBLIC=1'],
])('%o is warned of (P21.5)', (unsafe, name) => {
  expect(listUnsafeSettings({ ...SAFE, ...unsafe })).toEqual([expect.stringContaining(name)]);
});
