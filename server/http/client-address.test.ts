import { describe, expect, test } from 'vitest';
import { nameNetwork, readClientAddress } from './client-address.ts';

const socketAddress = '10.0.0.9';
const forwardedFor = '1.2.3.4, 198.51.100.7, 203.0.113.5';

describe('the client’s address', () => {
  test('is the socket’s when no proxy is ours, whatever the request claims (P16.7)', () => {
    expect(readClientAddress({ socketAddress, forwardedFor, trustedProxies: 0 })).toBe('10.0.0.9');
  });

  test('is what our outermost proxy heard, counted from the right', () => {
    expect(readClientAddress({ socketAddress, forwardedFor, trustedProxies: 1 })).toBe('203.0.113.5');
    expect(readClientAddress({ socketAddress, forwardedFor, trustedProxies: 2 })).toBe('198.51.100.7');
  });

  test('is the socket’s when the header is missing, too short or no address', () => {
    for (const header of [undefined, '203.0.113.5', 'unknown, 203.0.113.5', 'x; drop, y']) {
      expect(readClientAddress({ socketAddress, forwardedFor: header, trustedProxies: 2 })).toBe('10.0.0.9');
    }
  });

  test('has one way to be written', () => {
    const of = (address: string) =>
      readClientAddress({ socketAddress: address, forwardedFor: undefined, trustedProxies: 0 });
    expect(of('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(of('2001:DB8:0:0:0:0:0:1')).toBe('2001:db8::1');
    expect(of('fe80::1%eth0')).toBe('fe80::1');
  });

  test('is unknown where there is no socket', () => {
    expect(readClientAddress({ socketAddress: undefined, forwardedFor, trustedProxies: 0 })).toBe('unknown');
  });
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
