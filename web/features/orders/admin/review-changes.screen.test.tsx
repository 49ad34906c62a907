import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { listCartProductsEndpoint } from '../../../../contract/cart.ts';
import { readPublicTermsEndpoint } from '../../../../contract/delivery.ts';
import { readAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import { previewChangeEndpoint } from '../../../../contract/order-changes.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';
import { EXAMPLE_TERMS } from '../../delivery/testing/example-calendar.ts';
import { makeAdminOrder } from './testing/example-admin-order.ts';
import { EXAMPLE_PREVIEW } from './testing/example-change.ts';

const ORDER = makeAdminOrder({ status: 'confirmed' });
const NO_WORDS = { inscription: '', design: '', allergens: [] };
const CUSTOM = { ...NO_WORDS, name: 'Naming cake', choice: '', quantity: 1, amount: 1_000 };
const DISCOUNT = { ...NO_WORDS, name: 'Agreed discount', choice: 'Regular', quantity: 1, amount: -1_000 };

test('the review adds up, with what was given back before and a discount that is no item (P28.206, P28.212, P28.222, P28.271)', async () => {
  await openScreen(`/admin/orders/${ORDER.id}/change`, {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readAdminOrderEndpoint, ORDER),
      answer(listCartProductsEndpoint, { data: [] }),
      answer(readAvailabilityEndpoint, { now: '2026-11-17T09:00:00.000Z', earliest: null, days: [] }),
      answer(readPublicTermsEndpoint, EXAMPLE_TERMS),
      answer(previewChangeEndpoint, {
        ...EXAMPLE_PREVIEW,
        lines: [
          ...EXAMPLE_PREVIEW.lines,
          { kind: 'changed', before: CUSTOM, after: { ...CUSTOM, allergens: ['egg'] } },
          { kind: 'same', before: DISCOUNT, after: DISCOUNT },
        ],
        delivery: { before: 2_500, after: 2_500 },
        codeSaved: { before: 500, after: 700 },
        total: { before: 19_000, after: 28_800 },
        waived: { before: 2_500, after: 2_500 },
        writtenOff: { before: 500, after: 500 },
        paid: 18_500,
        refundDue: { before: 2_000, after: 0 },
        due: { before: 0, after: 7_800 },
      }),
    ],
  });
  await page.getByRole('button', { name: 'Review changes' }).click();
  const table = page.getByRole('table');
  await expect.element(table).toMatchTextContent('Agreed discountRegular · No change−₦1,000−₦1,000');
  await expect.element(table).toMatchTextContent('1 × Naming cakeContains egg · Changed');
  await expect.element(table).not.toMatchTextContent('1 × Agreed discount');
  await expect.element(table).toMatchTextContent('Discount code−₦500−₦700Delivery₦2,500₦2,500Total');
  await expect
    .element(page.getByRole('form', { name: 'Review changes' }))
    .toMatchTextContent(
      /Total₦19,000 ₦28,800Goodwill −₦2,000Written off −₦500Paid ₦18,500To refund−₦2,000 ₦0Balance due₦0 ₦7,800/,
    );
  await expect.element(page.getByText(/^₦2,000 of the refund pays for this change\./)).toBeVisible();
});
