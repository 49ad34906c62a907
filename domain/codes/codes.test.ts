import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeOrderTotals } from '../orders/order-totals.ts';
import { nameMailbox } from '../users/mailbox.ts';
import type { CodeLine } from './apply-code.ts';
import { readOrderCode, takeCode } from './code-lines.ts';
import type { CodeTerms } from './code-terms.ts';
import { normaliseCode, readCodeKey } from './code-text.ts';
import { judgeCode } from './judge-code.ts';
import { sayCode } from './say-code.ts';

const TENTH: CodeTerms = {
  kind: 'percent',
  percent: 10,
  amountInKobo: 0,
  categories: [],
  productIds: [],
  minimumInKobo: 0,
};
const CAKE: CodeLine = {
  productId: 'cake',
  category: 'Cakes',
  quantity: 1,
  listPriceInKobo: 2_000_000,
  unitPriceInKobo: 2_000_000,
  vatClass: 'standard',
};
const BREAD: CodeLine = {
  ...CAKE,
  productId: 'bread',
  category: 'Bread',
  listPriceInKobo: 150_000,
  unitPriceInKobo: 150_000,
  vatClass: 'basic-food',
};

const take = (terms: Partial<CodeTerms>, lines: readonly CodeLine[], feeInKobo = 250_000) =>
  takeCode({ text: 'CODE', terms: { ...TENTH, ...terms }, feeInKobo }, lines);

test('percent, amount and free delivery each take off what they say, of what they are for (P41.1)', () => {
  expect(take({}, [CAKE, BREAD])).toMatchObject({ value: { givenInKobo: 215_000, deliveryInKobo: 250_000 } });
  expect(take({ categories: ['Cakes'] }, [CAKE, BREAD])).toMatchObject({ value: { givenInKobo: 200_000 } });
  expect(take({ productIds: ['bread'] }, [CAKE, BREAD])).toMatchObject({ value: { givenInKobo: 15_000 } });
  const amount = { kind: 'amount', percent: 0, amountInKobo: 50_000 } as const;
  expect(take(amount, [CAKE, BREAD])).toMatchObject({ value: { givenInKobo: 50_000 } });
  expect(take({ kind: 'free_delivery' }, [CAKE])).toMatchObject({
    value: { givenInKobo: 250_000, deliveryInKobo: 0 },
  });
});

test('of a code and a product’s own discount the better one counts, line by line (P41.2)', () => {
  const fifth = { ...CAKE, unitPriceInKobo: 1_600_000 };
  const twentieth = { ...CAKE, unitPriceInKobo: 1_900_000 };
  expect(take({}, [fifth])).toMatchObject({ ok: false, refusal: { code: 'code_saves_nothing' } });
  expect(take({}, [fifth, twentieth])).toMatchObject({ value: { givenInKobo: 100_000 } });
  const amount = { kind: 'amount', percent: 0, amountInKobo: 200_000 } as const;
  expect(take(amount, [twentieth])).toMatchObject({ value: { givenInKobo: 100_000 } });
  expect(take(amount, [twentieth, CAKE])).toMatchObject({ value: { givenInKobo: 200_000 } });
});

test('whoever knows the code hears of its minimum and that nothing fits it (P41.3)', () => {
  const refused = take({ minimumInKobo: 2_500_000 }, [CAKE]);
  expect(refused).toMatchObject({
    refusal: { message: 'This code needs an order of at least ₦25,000. Add ₦5,000 more to use it.' },
  });
  expect(take({ categories: ['Bread'] }, [CAKE])).toMatchObject({
    refusal: { code: 'code_nothing_covered' },
  });
});

test('a code that takes nearly everything leaves no VAT below zero (P41.2)', () => {
  const line = { productId: 'a', category: 'Cakes', quantity: 1 };
  const lines = [
    { ...line, listPriceInKobo: 10_000, unitPriceInKobo: 2_200, vatClass: 'standard' as const },
    { ...line, listPriceInKobo: 23_874, unitPriceInKobo: 9_788, vatClass: 'basic-food' as const },
    { ...line, quantity: 2, listPriceInKobo: 90_663, unitPriceInKobo: 89_756, vatClass: 'standard' as const },
  ];
  const taken = take({ kind: 'amount', percent: 0, amountInKobo: 191_400, minimumInKobo: 0 }, lines);
  const after = computeOrderTotals([...lines, ...(taken.ok ? taken.value.lines : [])], 0);
  expect(after).toMatchObject({ totalInKobo: 9_788, includedVatInKobo: 0 });
});

test('whatever is ordered with whatever code, the sums agree to the kobo and never fall below zero (P41.2)', () => {
  const anyLine = fc
    .record({
      productId: fc.constantFrom('a', 'b', 'c'),
      category: fc.constantFrom('Cakes', 'Bread'),
      quantity: fc.integer({ min: 1, max: 100 }),
      listPriceInKobo: fc.integer({ min: 10_000, max: 10_000_000 }),
      part: fc.integer({ min: 5, max: 100 }),
      vatClass: fc.constantFrom('standard' as const, 'basic-food' as const),
    })
    .map(({ part, ...line }) => ({
      ...line,
      unitPriceInKobo: Math.floor((line.listPriceInKobo * part) / 100),
    }));
  const anyTerms = fc.record({
    kind: fc.constantFrom('percent' as const, 'amount' as const, 'free_delivery' as const),
    percent: fc.integer({ min: 1, max: 95 }),
    amountInKobo: fc.integer({ min: 1, max: 1_000_000 }).map((naira) => naira * 100),
    categories: fc.constantFrom<readonly string[]>([], ['Cakes']),
    productIds: fc.constantFrom<readonly string[]>([], ['a']),
    minimumInKobo: fc.nat(1_000_000),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1 }), anyTerms, fc.nat(500_000), (lines, drawn, feeInKobo) => {
      // The owner cannot save another one.
      const minimumInKobo =
        drawn.kind === 'amount'
          ? Math.max(drawn.minimumInKobo, drawn.amountInKobo + 100)
          : drawn.minimumInKobo;
      const taken = takeCode({ text: 'X', terms: { ...drawn, minimumInKobo }, feeInKobo }, lines);
      if (!taken.ok) return;
      const { value } = taken;
      const before = computeOrderTotals(lines, feeInKobo);
      const after = computeOrderTotals([...lines, ...value.lines], value.deliveryInKobo);
      expect(before.totalInKobo - after.totalInKobo).toBe(value.givenInKobo);
      expect(after.totalInKobo).toBe(after.subtotalInKobo - after.discountInKobo + after.deliveryInKobo);
      expect(after.subtotalInKobo).toBe(before.subtotalInKobo);
      expect(after.totalInKobo).toBeGreaterThan(0);
      expect(after.includedVatInKobo).toBeGreaterThanOrEqual(0);
      expect(after.includedVatInKobo).toBeLessThanOrEqual(before.includedVatInKobo);
      const saved = readOrderCode(value.lines)?.savedInKobo;
      expect(saved).toBe(drawn.kind === 'free_delivery' ? 0 : value.givenInKobo);
    }),
  );
});

test('what nobody can use has one answer; who knows a valid code hears the reason (P41.3)', () => {
  const rules = {
    isFirstOrderOnly: true,
    startsOn: '2026-12-01',
    endsOn: '2026-12-24',
    usesMax: 50,
    usesMaxPerPerson: 1,
    isActive: true,
  };
  const counts = { uses: 0, usesByPerson: 0, hasOrderedBefore: false };
  const codeOf = (changed: object, day = '2026-12-24') => {
    const judged = judgeCode({ ...rules, ...changed }, { ...counts, ...changed }, day);
    return judged.ok ? 'ok' : judged.refusal.code;
  };
  expect([
    codeOf({}),
    codeOf({}, '2026-12-25'),
    codeOf({}, '2026-11-30'),
    codeOf({ isActive: false }),
  ]).toEqual(['ok', 'code_unknown', 'code_unknown', 'code_unknown']);
  expect([codeOf({ uses: 50 }), codeOf({ usesByPerson: 1 }), codeOf({ hasOrderedBefore: true })]).toEqual([
    'code_used_up',
    'code_used_before',
    'code_first_order_only',
  ]);
});

test('a code is one sentence, which includes its minimum and whose uses they are (P41.6, P41.19, P41.23)', () => {
  const rules = {
    isFirstOrderOnly: false,
    startsOn: null,
    endsOn: '2026-12-24',
    usesMax: null,
    usesMaxPerPerson: 1,
    productNames: [],
  };
  expect(sayCode({ ...TENTH, ...rules, categories: ['Cakes'], minimumInKobo: 2_000_000 })).toBe(
    '10% off Cakes worth ₦20,000 or more, until 24 December, once per customer',
  );
  expect(sayCode({ ...TENTH, ...rules, endsOn: null, minimumInKobo: 1_000_000 })).toBe(
    '10% off orders of ₦10,000 or more, once per customer',
  );
  const many = { ...TENTH, ...rules, endsOn: null, usesMax: 1, isOneOfMany: true };
  expect(sayCode(many)).toBe('10% off, each code for one order, once per customer');
  const free = { ...TENTH, ...rules, kind: 'free_delivery', endsOn: null, minimumInKobo: 1_000_000 } as const;
  expect(sayCode(free)).toBe('Free delivery on orders of ₦10,000 or more, once per customer');
});

test('codes and mailboxes are the same however they are typed (P41.4)', () => {
  expect(normaliseCode(' cake 10 ')).toEqual({ ok: true, value: 'CAKE-10' });
  expect(normaliseCode('c!').ok).toBe(false);
  expect(nameMailbox('Ada.Obi+cake@gmail.com')).toBe('adaobi@gmail.com');
  expect(nameMailbox('ada.obi+x@shop.example')).toBe('ada.obi@shop.example');
});

test('spaces and hyphens within a code make no other code of it (P41.20)', () => {
  expect(normaliseCode(' cakes - 10 ')).toEqual({ ok: true, value: 'CAKES-10' });
  expect(['CAKES-10', 'CAKES10', 'CAK-ES-10'].map(readCodeKey)).toEqual(['CAKES10', 'CAKES10', 'CAKES10']);
});
