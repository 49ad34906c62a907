import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type KitchenTicket, readKitchenDayEndpoint } from '../../../../../contract/kitchen.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';
import { makeTicket, makeTicketLine } from '../testing/example-ticket.ts';

const DAY = '2026-11-20';
const PICTURE = {
  id: '5d7c2f1a-0f5e-4f0e-8a59-2a3b0d8c9e11',
  width: 640,
  height: 640,
  placeholder: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
};

/** No picture is served here, and the card would draw a cake as soon as it heard that one is missing. */
beforeEach(() => {
  const silence = (event: Event) => {
    if (event.target instanceof HTMLImageElement) event.stopImmediatePropagation();
  };
  addEventListener('error', silence, { capture: true });
  onTestFinished(() => removeEventListener('error', silence, { capture: true }));
});

const openTicket = (ticket: KitchenTicket) =>
  openScreen(`/admin/kitchen?day=${DAY}`, {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readKitchenDayEndpoint, {
        day: DAY,
        today: DAY,
        now: '2026-11-20T07:00:00.000Z',
        tickets: [ticket],
        waitingCount: 0,
        totals: { pieces: [], sponges: [], fillings: [] },
      }),
    ],
  });

const AGREED = {
  id: '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f41',
  number: 'C-7',
  productId: 'custom-cake',
  instructions: 'Like in the picture',
  quoteLines: ['Talking drum cake'],
  quoteNote: '',
  pictures: [],
};

const AGREED_CAKE = makeTicketLine({ productId: 'custom-cake', name: 'Custom cake' });
const WITH_PICTURE = { ...AGREED, pictures: [PICTURE] };

const line = page.getByRole('listitem').filter({ hasText: '1 × ' }).last();

test('an agreed cake has the picture that came with it on its card, or none (P28.464)', async () => {
  await openTicket(makeTicket({ lines: [AGREED_CAKE], agreement: AGREED }));
  await expect.element(line).toBeVisible();
  expect(line.element().querySelector('svg, img')).toBeNull();
  await openTicket(makeTicket({ lines: [AGREED_CAKE], agreement: WITH_PICTURE }));
  await expect.poll(() => line.element().querySelector('img')?.getAttribute('src')).toContain(PICTURE.id);
});

test('a product without a picture has the drawn cake, a custom item has not (P28.464)', async () => {
  await openTicket(makeTicket());
  await expect.poll(() => line.element().querySelector('svg')).not.toBeNull();
  await openTicket(
    makeTicket({ lines: [makeTicketLine({ productId: '~naming-cake', name: 'Naming cake' })] }),
  );
  await expect.element(line).toMatchTextContent('Naming cake');
  expect(line.element().querySelector('svg, img')).toBeNull();
});

test('what was added to an agreed cake later does not look like it (P28.464)', async () => {
  const candles = makeTicketLine({ productId: '~candles', name: 'Candles' });
  await openTicket(makeTicket({ lines: [AGREED_CAKE, candles, makeTicketLine()], agreement: WITH_PICTURE }));
  const pictureOf = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: `1 × ${name}` })
      .last()
      .element()
      .querySelector('img, svg');
  await expect.poll(() => pictureOf('Custom cake')?.getAttribute('src')).toContain(PICTURE.id);
  expect(pictureOf('Candles')).toBeNull();
  expect(pictureOf('Red Velvet')?.tagName).toBe('svg');
});
