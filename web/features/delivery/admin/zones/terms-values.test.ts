import { expect, test } from 'vitest';
import { type DeliveryTermsAnswer, deliveryTermsSchema } from '../../../../../contract/delivery.ts';
import { buildTerms, createZone, fillTerms, findTermsProblems } from './terms-values.ts';

const TERMS: DeliveryTermsAnswer = {
  zones: [
    {
      id: 'island',
      name: 'Lagos Island',
      places: [{ state: 'Lagos', lgas: ['Eti-Osa', 'Lagos Island'] }],
      fee: 3_000,
      minimum: 5_000.5,
      allowsPayOnDelivery: true,
    },
    {
      id: 'outskirts',
      name: 'Lagos outskirts',
      places: [{ state: 'Lagos', lgas: [] }],
      fee: 5_500,
      minimum: 0,
      allowsPayOnDelivery: false,
    },
  ],
  freeAbove: 150_000,
  holds: { transferMinutes: 240, onlineMinutes: 20 },
  unconfirmed: { mustConfirm: true, confirmMinutes: 240, dayShare: 30 },
  transferAccount: { bank: 'Demo Bank', accountNumber: '0123456789', accountName: 'Oyin Bakes' },
};
const VALUES = fillTerms(TERMS);

test('terms that are opened and saved untouched are the same terms', () => {
  expect(buildTerms(VALUES)).toEqual(TERMS);
  expect(findTermsProblems(VALUES)).toEqual({});
  const bare = { ...TERMS, zones: [], freeAbove: null, transferAccount: null };
  expect(buildTerms(fillTerms(bare))).toEqual(bare);
});

test('amounts are shown and read as people write them (P5.1, P5.4)', () => {
  expect(VALUES.zones[0]).toMatchObject({ fee: '3,000', minimum: '5,000.50' });
  const typed = buildTerms({ ...VALUES, freeAbove: '₦60,000' });
  expect(typed.freeAbove).toBe(60_000);
  expect(buildTerms({ ...VALUES, freeAbove: ' ' }).freeAbove).toBeNull();
});

test('a blank minimum is none, and a blank fee is asked for', () => {
  const [zone = createZone()] = VALUES.zones;
  const typed = { ...VALUES, zones: [{ ...zone, minimum: ' ', fee: '' }] };
  expect(buildTerms(typed).zones[0]?.minimum).toBe(0);
  expect(findTermsProblems(typed)).toEqual({ 'zones.0.fee': 'Enter an amount in naira.' });
});

test('a new zone says what it lacks, field by field (P1.24)', () => {
  const zone = createZone();
  expect(findTermsProblems({ ...VALUES, zones: [zone] })).toEqual({
    'zones.0.name': 'Enter a zone name.',
    'zones.0.places': 'Choose where the zone is.',
    'zones.0.fee': 'Enter an amount in naira.',
  });
  expect(createZone().id).not.toBe(zone.id);
});

test('a place without an area is not quietly the whole state', () => {
  const zone = { ...createZone(), name: 'Abuja', fee: '18,000' };
  const place = { state: 'FCT', isWhole: false, lgas: [] } as const;
  expect(findTermsProblems({ ...VALUES, zones: [{ ...zone, places: [place] }] })).toEqual({
    'zones.0.places.0.lgas': 'Choose at least one area, or the whole state.',
  });
  const whole = buildTerms({
    ...VALUES,
    zones: [{ ...zone, places: [{ state: 'FCT', isWhole: true, lgas: ['Bwari'] }] }],
  });
  expect(whole.zones[0]?.places).toEqual([{ state: 'FCT', lgas: [] }]);
  expect(deliveryTermsSchema.safeParse(whole).success).toBe(true);
});

test('what cannot be read is said in words that help', () => {
  const [zone = createZone()] = VALUES.zones;
  const problems = findTermsProblems({
    ...VALUES,
    zones: [{ ...zone, fee: 'three thousand', minimum: '-5' }],
    freeAbove: '1.234',
    holds: { transferMinutes: '10', onlineMinutes: 'a while' },
    transferAccount: { ...VALUES.transferAccount, accountNumber: '123', bank: '' },
  });
  expect(problems).toEqual({
    'zones.0.fee': 'Enter an amount in naira, for example 12,500 or 12,500.50.',
    'zones.0.minimum': 'An amount cannot be below ₦0.',
    freeAbove: 'Enter an amount in naira, for example 12,500 or 12,500.50.',
    'holds.transferMinutes': 'Enter at least 15.',
    'holds.onlineMinutes': 'Enter a whole number.',
    'transferAccount.bank': 'Enter the bank name.',
    'transferAccount.accountNumber': 'An account number has 10 digits.',
  });
});

test('an account number may be typed in groups, and no account at all is fine', () => {
  const grouped = { ...VALUES.transferAccount, accountNumber: '0123 456-789' };
  expect(buildTerms({ ...VALUES, transferAccount: grouped }).transferAccount?.accountNumber).toBe(
    '0123456789',
  );
  const none = { ...VALUES, transferAccount: { bank: '', accountNumber: ' ', accountName: '' } };
  expect(buildTerms(none).transferAccount).toBeNull();
  expect(findTermsProblems(none)).toEqual({});
});
