import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  CODE_DIGITS,
  CODE_PERIOD_SECONDS,
  CODE_PERIODS_AROUND,
} from '../../../../domain/users/second-factor.ts';

const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As authenticator apps take it: RFC 4648 without padding. */
export function makeAuthenticatorSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

function readSecret(secret: string): Buffer {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** RFC 4226, with SHA-1 as all authenticator apps have it. */
function makeCode(secret: string, period: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const digest = createHmac('sha1', readSecret(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

function periodAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / CODE_PERIOD_SECONDS);
}

/** RFC 6238. The period that the code belongs to, so that it can be taken once only; undefined for a wrong code. */
export function findCodePeriod(secret: string, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  for (let distance = -CODE_PERIODS_AROUND; distance <= CODE_PERIODS_AROUND; distance++) {
    const expected = Buffer.from(makeCode(secret, periodAt(now) + distance));
    if (given.length === expected.length && timingSafeEqual(given, expected)) return periodAt(now) + distance;
  }
  return undefined;
}

/** What an app would show at this moment. */
export function showCode(secret: string, now: Date): string {
  return makeCode(secret, periodAt(now));
}

/** What an app reads from a QR code or a tap. */
export function writeAuthenticatorAddress(
  secret: string,
  { shopName, email }: { readonly shopName: string; readonly email: string },
): string {
  const label = `${encodeURIComponent(shopName)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(shopName)}`;
}
