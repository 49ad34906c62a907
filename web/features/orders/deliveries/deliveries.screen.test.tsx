import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type Delivery,
  listDeliveriesEndpoint,
  stepDeliveryEndpoint,
} from '../../../../contract/deliveries.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer, refuse, type StubAnswer } from '../../../testing/stub-server.ts';

const TODAY = readLagosDay(new Date());
const RIDER = { ...ADMINISTRATOR, name: 'Musa', role: 'rider' } as const;

function makeDelivery(changes: Partial<Delivery> = {}): Delivery {
  return {
    id: '5d7c2f1a-0f5e-4f0e-8a59-2a3b0d8c9e11',
    number: '482-093-719',
    version: 4,
    status: 'out_for_delivery',
    slot: { day: TODAY, from: '12:00', to: '15:00' },
    name: 'Oluwaseun Adébáyọ̀-Okonkwo of the Third Floor',
    phone: '+2348031234567',
    street: '14 Admiralty Way, Block C, Flat 12',
    area: 'Lekki Phase 1',
    lga: 'Eti-Osa',
    landmark: 'Opposite the blue gate',
    note: 'Ring twice',
    calledInstead: '',
    isGift: false,
    pieces: 2,
    due: 17_500,
    rider: null,
    ...changes,
  };
}

const openDeliveries = (deliveries: readonly Delivery[], ...answers: readonly StubAnswer[]) =>
  openScreen('/staff/deliveries', {
    visitor: RIDER,
    viewport: PHONE,
    answers: [
      answer(listDeliveriesEndpoint, { day: TODAY, today: TODAY, data: [...deliveries], riders: [] }),
      ...answers,
    ],
  });

test('where the recipient’s number was not given, the rider reads whom they call, and writes to them as to whoever ordered (P29.580)', {
  tags: 'long',
}, async () => {
  await openDeliveries([
    makeDelivery({ name: 'Mama Kemi', calledInstead: 'Kemi Adé', isGift: true, due: 0 }),
  ]);
  await expect
    .element(
      page.getByText(
        'This number reaches Kemi Adé, who ordered. The delivery may be a surprise for Mama Kemi.',
      ),
    )
    .toBeVisible();
  const { href } = page.getByRole('link', { name: 'WhatsApp' }).element() as HTMLAnchorElement;
  expect(decodeURIComponent(href)).toContain('about your order 482-093-719');
});

test('a rider’s card fits a phone, and calls, writes and finds the way with one tap (P35.23)', async () => {
  await openDeliveries([
    makeDelivery(),
    makeDelivery({ id: 'another', number: '482-093-720', isGift: true, due: 0 }),
    // What is collected at the door is no secret there.
    makeDelivery({ id: 'unpaid', number: '482-093-721', isGift: true }),
  ]);
  const call = page.getByRole('link', { name: 'Call 0803 123 4567' }).first();
  await expect.element(call).toHaveAttribute('href', 'tel:+2348031234567');
  await expect.element(page.getByText('This is a gift. Don’t mention the price.')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
  for (const name of ['Call 0803 123 4567', 'WhatsApp', 'Map']) {
    const link = page.getByRole('link', { name }).first().element();
    const { left, right, height } = link.getBoundingClientRect();
    expect([name, left >= 0, right <= PHONE.width, link.scrollWidth <= link.clientWidth]).toEqual([
      name,
      true,
      true,
      true,
    ]);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

test('the rider of a gift reads that the customer is told of it, and not who receives it (P35.24)', async () => {
  await openDeliveries([makeDelivery({ status: 'ready', isGift: true, due: 0, name: 'Mama Kemi' })]);
  await expect.element(page.getByText(/2 items$/)).toBeVisible();
  await page.getByRole('button', { name: 'Start delivery' }).click();
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent('We’ll notify the customer that the order is on its way.');
});

test('where money is due the rider says how it was paid before it is delivered (P35.23)', {
  tags: 'long',
}, async () => {
  const delivered = makeDelivery({ status: 'delivered', due: 0 });
  const server = await openDeliveries([makeDelivery()], answer(stepDeliveryEndpoint, delivered));
  await page.getByRole('button', { name: 'Delivered' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect.element(dialog.getByText('Choose how it was paid.')).toBeVisible();
  expect(server.callsOf(stepDeliveryEndpoint)).toHaveLength(0);
  await dialog.getByRole('radio', { name: 'Paid by transfer' }).click();
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect.element(page.getByText('482-093-719 is delivered')).toBeVisible();
  expect(server.callsOf(stepDeliveryEndpoint)[0]?.body).toEqual({
    to: 'delivered',
    version: 4,
    payment: { way: 'transfer', amount: 17_500 },
  });
});

test('a delivery that fails is told with its reason, and a refusal is read in the dialog (P35.5)', {
  tags: 'long',
}, async () => {
  const message = 'This delivery was given to somebody else.';
  const server = await openDeliveries(
    [makeDelivery()],
    answer(stepDeliveryEndpoint, () => refuse(409, { code: 'not_yours', message })),
  );
  await page.getByRole('button', { name: 'Couldn’t deliver' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Wrong address' }).click();
  await dialog.getByRole('button', { name: 'Mark as not delivered' }).click();
  await expect.element(dialog.getByText(message)).toBeVisible();
  expect(server.callsOf(stepDeliveryEndpoint)[0]?.body).toEqual({
    to: 'delivery_failed',
    version: 4,
    reason: 'Wrong address',
  });
});

test('the deliveries name their day, whichever it is (P28.103)', async () => {
  await openScreen('/staff/deliveries?day=2026-11-27', {
    visitor: RIDER,
    viewport: PHONE,
    answers: [
      answer(listDeliveriesEndpoint, { day: '2026-11-27', today: TODAY, data: [makeDelivery()], riders: [] }),
    ],
  });
  await expect.element(page.getByText('Friday 27 November')).toBeVisible();
});

test('a day without deliveries says what comes here (P35.5)', async () => {
  await openDeliveries([]);
  await expect.element(page.getByRole('heading', { name: 'No deliveries today' })).toBeVisible();
  await expect.element(page.getByText('Deliveries assigned to you appear here.')).toBeVisible();
});
