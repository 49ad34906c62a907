import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { moveTicketEndpoint, readKitchenDayEndpoint } from '../../../../../contract/kitchen.ts';
import { ADMINISTRATOR, CUSTOMER } from '../../../../testing/common-answers.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';
import { makeKitchenDay, TODAY } from '../testing/example-kitchen-day.ts';
import { makeTicket } from '../testing/example-ticket.ts';

const findStage = (stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}: `) });

test('what is not packed after all is put back on the board, by the kitchen too, until it has left (P28.496)', async () => {
  const baker = { ...CUSTOMER, role: 'kitchen' } as const;
  const ready = makeTicket({ method: 'pickup', status: 'ready', place: 'hand_over', moves: ['pack'] });
  const back = makeTicket({ method: 'pickup', version: 4, place: 'pack', moves: ['bake', 'hand_over'] });
  const server = await openScreen(`/staff/kitchen?day=${TODAY}`, {
    visitor: baker,
    answers: [
      answer(readKitchenDayEndpoint, makeKitchenDay({ tickets: [ready] })),
      answer(moveTicketEndpoint, back),
    ],
  });
  await expect.element(findStage('Ready').getByText('Ready for pickup')).toBeVisible();
  await page.getByRole('button', { name: 'Not packed yet, order 482-093-718' }).click();
  const question = page.getByRole('dialog', { name: 'Move order 482-093-718 back to the kitchen?' });
  await expect.element(question).toMatchTextContent('Ask the order desk to call or message them.');
  expect(server.callsOf(moveTicketEndpoint)).toEqual([]);
  await question.getByRole('button', { name: 'Move back' }).click();
  await expect.element(page.getByRole('button', { name: 'Packed, order 482-093-718' })).toBeVisible();
  expect(server.callsOf(moveTicketEndpoint)).toMatchObject([{ body: { stage: 'pack', version: 3 } }]);

  const again = { ...ready, version: 5 };
  server.change(answer(moveTicketEndpoint, again));
  await page.getByRole('button', { name: 'Packed, order 482-093-718' }).click();
  await expect.element(page.getByText('Ada Obi · 482-093-718 is packed and ready')).toBeVisible();
  server.change(answer(moveTicketEndpoint, { ...back, version: 6 }));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('button', { name: 'Packed, order 482-093-718' })).toBeVisible();
  expect(server.callsOf(moveTicketEndpoint).at(-1)).toMatchObject({ body: { stage: 'pack', version: 5 } });
});

test('once every order has left, the board says so (P28.497)', async () => {
  const gone = makeTicket({ status: 'collected', place: 'done', moves: [] });
  const server = await openScreen(`/admin/kitchen?day=${TODAY}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readKitchenDayEndpoint, makeKitchenDay({ tickets: [gone] }))],
  });
  await expect.element(findStage('Ready')).toMatchTextContent('All sent out or picked up.');
  const tickets = [gone, makeTicket({ id: 'b', number: '118-204-556' })];
  server.change(answer(readKitchenDayEndpoint, makeKitchenDay({ tickets })));
  await page.getByRole('link', { name: 'Tomorrow', exact: true }).click();
  await page.getByRole('link', { name: 'Previous day' }).click();
  await expect.element(findStage('Ready')).toMatchTextContent('Nothing waiting to go out.');
});
