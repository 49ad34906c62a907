import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '../../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
import { buildRequest } from './build-request.ts';
import { EMPTY_REQUEST } from './instructions/request-draft.ts';

const design = writeDesignText(DEFAULT_DESIGN);
const build = (typed: Partial<typeof EMPTY_REQUEST>, isGuest = false, guests = 0) =>
  buildRequest(
    { productId: 'design-your-own-cake', design, earliestDay: '2026-11-22', isGuest, guests },
    { ...EMPTY_REQUEST, phone: '0803 123 4567', ...typed },
  );

test('what was typed becomes what the shop wants', () => {
  const picture = { id: '0198a6f2-64c1-7a51-9b7e-3f6d2a1c5b90', width: 10, height: 10, placeholder: '' };
  const typed = {
    instructions: ' A talking drum ',
    wantedDay: '2026-12-24',
    budget: '₦150,000',
    pictures: [picture],
  };
  expect(build(typed)).toEqual({
    ok: true,
    request: {
      productId: 'design-your-own-cake',
      design,
      instructions: 'A talking drum',
      pictures: [picture.id],
      wantedDay: '2026-12-24',
      budget: 150_000,
      phone: '+2348031234567',
      email: '',
    },
  });
});

test.each([
  ['', 'For 30 guests.'],
  ['A talking drum ', 'A talking drum\nFor 30 guests.'],
  ['A drum for 40 guests', 'A drum for 40 guests'],
  ['x'.repeat(1_990), 'x'.repeat(1_990)],
])('the guests counted for the size are sent along with "%s" (P29.466)', (instructions, sent) => {
  expect(build({ instructions }, false, 30)).toMatchObject({ ok: true, request: { instructions: sent } });
});

test('what is left empty is not sent', () => {
  expect(build({})).toMatchObject({
    ok: true,
    request: { instructions: '', wantedDay: null, budget: null, pictures: [] },
  });
});

test.each([
  [{ phone: '' }, 'phone'],
  [{ phone: '12' }, 'phone'],
  [{ budget: 'a lot' }, 'budget'],
  [{ budget: '0' }, 'budget'],
  [{ wantedDay: '2026-02-31' }, 'wantedDay'],
  [{ instructions: 'x'.repeat(2_001) }, 'instructions'],
])('%j is told at its field', (typed, field) => {
  const built = build(typed);
  expect(built).toMatchObject({ ok: false });
  expect(Object.keys(built.ok ? {} : built.problems)).toEqual([field]);
});

test('a guest says who they are, and needs no email address', () => {
  expect(build({}, true)).toMatchObject({ ok: false, problems: { name: 'Enter your name.' } });
  expect(build({ name: 'Bisi Ade' }, true)).toMatchObject({
    ok: true,
    request: { name: 'Bisi Ade', email: '' },
  });
});
