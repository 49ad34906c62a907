import { expect, test } from 'vitest';
import { parseNetworks, trustNetworks } from './trusted-proxies.ts';

test.each([
  ['loopback', '127.0.0.1', '10.0.0.1'],
  ['loopback', '::1', '::2'],
  ['private', '172.31.0.1', '172.32.0.1'],
  ['private', 'fd00::1', '2001:db8::1'],
  ['192.0.2.1', '192.0.2.1', '192.0.2.2'],
  ['2001:db8::/32', '2001:db8:ffff::1', '2001:db9::1'],
])('%s trusts %s and not %s', (given, own, other) => {
  expect([own, other].map(trustNetworks(parseNetworks([given]) ?? []))).toEqual([true, false]);
});

test.each(['1', 'all', '10.0.0.0/33', '10.0.0.0/-1', '::1/129', '10.0.0.0/8/8', 'proxy.example', ''])(
  'a proxy cannot be named “%s”',
  (given) => {
    expect(parseNetworks([given])).toBeUndefined();
  },
);
