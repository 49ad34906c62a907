import { describe, expect, test } from 'vitest';
import { nameNetwork, readClientAddress } from './client-address.ts';

const forwardedFor = '1.2.3.4, 198.51.100.7, 203.0.113.5';

const trust =
  (...addresses: string[]) =>
  (address: string) =>
    addresses.includes(address);
const read = (
  socketAddress: string | undefined,
  header: string | undefined,
  trustedProxies = trust('10.0.0.9', '10.1.2.3', '203.0.113.5'),
) => readClientAddress({ socketAddress, forwardedFor: header, trustedProxies });

describe('the client’s address', () => {
  test('is the socket’s unless that is a proxy of ours, whatever the request claims (P16.7)', () => {
    expect(read('10.0.0.9', forwardedFor, trust())).toBe('10.0.0.9');
    expect(read('192.0.2.1', forwardedFor)).toBe('192.0.2.1');
    expect(read('::ffff:192.0.2.1', forwardedFor)).toBe('192.0.2.1');
  });

  test('is whom our outermost proxy heard; what stands further left is the client’s own (P16.7)', () => {
    expect(read('10.0.0.9', '1.2.3.4, 198.51.100.7')).toBe('198.51.100.7');
    expect(read('10.0.0.9', forwardedFor)).toBe('198.51.100.7');
    expect(read('10.0.0.9', '198.51.100.7, 10.1.2.3, 203.0.113.5')).toBe('198.51.100.7');
    expect(read('10.0.0.9', '10.1.2.3')).toBe('10.1.2.3');
  });

  test('is the proxy’s own when its header is missing or no address', () => {
    for (const header of [undefined, '', 'unknown', 'x; drop, y']) {
      expect(read('10.0.0.9', header)).toBe('10.0.0.9');
    }
    expect(read('10.0.0.9', 'unknown, 203.0.113.5')).toBe('203.0.113.5');
  });

  test('has one way to be written', () => {
    expect(read('::ffff:192.0.2.1', undefined)).toBe('192.0.2.1');
    expect(read('2001:DB8:0:0:0:0:0:1', undefined)).toBe('2001:db8::1');
    expect(read('fe80::1%eth0', undefined)).toBe('fe80::1');
  });

  test('is unknown where there is no socket', () => {
    expect(read(undefined, forwardedFor)).toBe('unknown');
  });
});

test('the wider networks of an IPv6 address are known too', () => {
  expect(nameNetwork('2001:db8:1:abcd::1', 56)).toBe('2001:db8:1:ab00');
  expect(nameNetwork('2001:db8:1:abcd::1', 48)).toBe('2001:db8:1');
  expect(nameNetwork('192.0.2.1', 48)).toBe('192.0.2.1');
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(nameNetwork(address)).toBe(network);
});
