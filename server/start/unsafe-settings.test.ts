import { expect, test } from 'vitest';
import { parseNetworks } from '../settings/trusted-proxies.ts';
import { listUnsafeSettings, warnOfUnprotected } from './unsafe-settings.ts';

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

test('an administrator without a second factor is named at the start (P26.14)', () => {
  expect(warnOfUnprotected(0)).toBeUndefined();
  expect(warnOfUnprotected(1)).toMatch(/^1 administrator has no two-step sign-in/);
  expect(warnOfUnprotected(2)).toMatch(/^2 administrators have no two-step sign-in/);
});
