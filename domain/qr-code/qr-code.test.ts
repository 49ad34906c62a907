import { expect, test } from 'vitest';
import { makeQrCode } from './qr-code.ts';
import { makeCorrection } from './reed-solomon.ts';

/** Rows in hexadecimal, the leftmost module first; drawn by another encoder (npm’s qrcode 1.5) in byte mode at level M. */
const KNOWN = [
  [
    'https://shop.example/t/7Q',
    '1fdb87f 1056d41 175fa5d 1743b5d 1755d5d 1044441 1fd557f dc00 13fd797 120063e 156f2a9 13ae5cf 1af3441 1024712 1de369f 11360ad 1265bf6 1f516 1fde951 1051f13 17543f0 1758cc3 174691f 104c4f7 1fd27c9',
  ],
  [
    'otpauth://totp/Oyin%20Bakes:owner%40oyinbakes.example?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=Oyin%20Bakes&algorithm=SHA1&digits=6',
    '1fc5d43f6197f 10442b71bff41 175087d77635d 1759702465a5d 17533ffcf385d 1053494747c41 1fd555555557f 1ecfc6f6500 17c521fc6507c 1a85ec8a638e8 9cb2ba4a749b d188c29f15e3 1ac1be9acf860 3bfa889da8c6 15e4b21206a2b 6a9f494fc3d2 4447b3a03dee d2eda98708f0 1ac622c64f09b 12178a817e8f3 1cf754f8213e5 1938b6c1f1ae7 fffc67d0f5ff 1d14efc698112 f5b4dd4e795e 1b1ff245d1918 1f28cfe4e5f3 bab94a9f04e3 1be2743cc57d0 1186a79ce9360 1ae4ed78addd7 1ba971eb0703 17710d692532c bb2121783968 aff23f96d27b 13b8edb27ed80 1c5aa8dce1e5f 994aaf4e29a9 8e144211dc6f e11cb7670c00 1c75abfce3bfe 114847f1b1a 1fcb14564dd5f 105912c752312 1757567c0f5f2 1754888d513f5 17580ab7bfc24 1048902c7e2e1 1fd66932e1bc7',
  ],
] as const;

test.each(KNOWN)('%s is drawn as others draw it (P30.2)', (text, expected) => {
  const rows = makeQrCode(text)?.map((row) => BigInt(`0b${row.map(Number).join('')}`).toString(16));
  expect(rows?.join(' ')).toBe(expected);
});

test('what mends a misread code is what the standard prints in its annex I (P30.2)', () => {
  const data = [
    0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
  ];
  const correction = [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55];
  expect(makeCorrection(data, 10)).toEqual(correction);
});

test('a code grows with its text, counted in bytes, up to the largest there is (P30.2)', () => {
  const sizeOf = (text: string) => makeQrCode(text)?.length;
  expect(sizeOf('')).toBe(21);
  expect([sizeOf('x'.repeat(14)), sizeOf('x'.repeat(15))]).toEqual([21, 25]);
  expect([sizeOf('ọ'.repeat(4)), sizeOf('ọ'.repeat(5))]).toEqual([21, 25]);
  expect([sizeOf('x'.repeat(2_331)), sizeOf('x'.repeat(2_332))]).toEqual([177, undefined]);
});
