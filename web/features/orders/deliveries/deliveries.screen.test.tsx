import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Delivery, listDeliveriesEndpoint } from '../../../../contract/deliveries.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { CUSTOMER } from '../../../testing/common-answers.ts';
import { openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';

const TODAY = readLagosDay(new Date());

const DELIVERY: Delivery = {
  id: '90a07d96-b4fb-42b3-93c7-15525771b0b9',
  number: '482-093-718',
  version: 3,
  status: 'ready',
  slot: { day: TODAY, from: '15:00', to: '18:00' },
  name: 'Mama Bola',
  phone: '+2348020001111',
  street: '27 Ẹniọla Crescent',
  area: 'Aguda',
  lga: 'Surulere',
  landmark: 'Opposite the blue mosque',
  note: 'Gate code 4411',
  isGift: true,
  pieces: 4,
  due: 16_500,
  rider: null,
};

test('a rider calls, writes and finds the way on a phone without scrolling sideways, and hides no price that is to be collected (S2.3, P35.5)', async () => {
  const paid = { ...DELIVERY, id: 'f0cc9d8e-45c5-4539-9f4c-eb4508056e65', number: '482-093-719', due: 0 };
  await openScreen('/staff/deliveries', {
    visitor: { ...CUSTOMER, role: 'rider' },
    answers: [
      answer(listDeliveriesEndpoint, { day: TODAY, today: TODAY, data: [DELIVERY, paid], riders: [] }),
    ],
  });
  await page.viewport(PHONE.width, PHONE.height);
  const collected = page.getByRole('listitem').filter({ hasText: DELIVERY.number });
  await expect.element(collected.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expect.element(collected).toMatchTextContent('Collect ₦16,500');
  await expect.element(collected).not.toMatchTextContent('Don’t mention what it cost');
  await expect
    .element(page.getByRole('listitem').filter({ hasText: paid.number }))
    .toMatchTextContent('Don’t mention what it cost');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
});
