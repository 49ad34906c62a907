import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkVoucherAmount,
  computeDraw,
  extendExpiry,
  findExpiry,
  judgeVoucher,
  readVoucherState,
  type Voucher,
} from './voucher.ts';
import { findCodeEnd, readVoucherCode, spellVoucherCode, VOUCHER_CODE_BYTES } from './voucher-code.ts';

const TODAY = '2026-11-17';
const voucher = (differences: Partial<Voucher> = {}): Voucher => ({
  status: 'active',
  amountInKobo: 1_000_000,
  balanceInKobo: 400_000,
  expiresOn: null,
  blockedAt: null,
  ...differences,
});

describe('the code', () => {
  const anyBytes = fc.uint8Array({ minLength: VOUCHER_CODE_BYTES, maxLength: VOUCHER_CODE_BYTES });

  test('has 80 bits in four groups of four, and is read however it is typed (P42.1)', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        const code = spellVoucherCode(bytes);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
        const mistyped = code
          .replaceAll('0', 'o')
          .replaceAll('1', 'l')
          .replaceAll('V', 'u')
          .replaceAll('-', ' ');
        expect([code, mistyped.toLowerCase()].map(readVoucherCode)).toEqual([code, code]);
        expect(code.endsWith(findCodeEnd(code))).toBe(true);
      }),
    );
    expect(spellVoucherCode(new Uint8Array(VOUCHER_CODE_BYTES).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
    expect(readVoucherCode('CAKE10')).toBeUndefined();
  });

  test('two vouchers that differ in one bit have different codes', () => {
    fc.assert(
      fc.property(anyBytes, fc.nat(79), (bytes, bit) => {
        const other = Uint8Array.from(bytes);
        const place = Math.floor(bit / 8);
        other[place] = (other[place] ?? 0) ^ (1 << (bit % 8));
        expect(spellVoucherCode(other)).not.toBe(spellVoucherCode(bytes));
      }),
    );
  });
});

test('a voucher is waiting, active, used up, expired or void (P42.1)', () => {
  const states = [
    voucher(),
    voucher({ expiresOn: TODAY }),
    voucher({ expiresOn: '2026-11-16' }),
    voucher({ balanceInKobo: 0, expiresOn: '2026-11-16' }),
    voucher({ status: 'waiting', balanceInKobo: 0 }),
    voucher({ status: 'void', balanceInKobo: 0 }),
  ].map((each) => readVoucherState(each, TODAY));
  expect(states).toEqual(['active', 'active', 'expired', 'used_up', 'waiting', 'void']);
  expect(judgeVoucher(voucher(), TODAY).ok).toBe(true);
  expect(judgeVoucher(voucher({ expiresOn: '2026-11-16' }), TODAY)).toMatchObject({
    refusal: { code: 'voucher_expired' },
  });
});

test('it pays what is due and never more than it has (P42.2)', () => {
  expect([computeDraw(1_000_000, 800_000), computeDraw(200_000, 800_000), computeDraw(0, 5)]).toEqual([
    800_000, 200_000, 0,
  ]);
});

test('it expires on the same day so many months later, or never, and what goes back to it lasts a month (P42.7)', () => {
  expect(findExpiry('2026-11-17', null)).toBeNull();
  expect(findExpiry('2026-11-17', 12)).toBe('2027-11-17');
  expect(findExpiry('2026-08-31', 6)).toBe('2027-02-28');
  expect(extendExpiry(null, TODAY)).toBeNull();
  expect(extendExpiry('2026-11-20', TODAY)).toBe('2026-12-17');
  expect(extendExpiry('2027-11-20', TODAY)).toBe('2027-11-20');
});

test('its amount is within what the owner sells (P42.3)', () => {
  const terms = { minimum: 1_000, maximum: 50_000 };
  expect([999, 1_000, 50_000, 50_001].map((amount) => checkVoucherAmount(amount, terms).ok)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
