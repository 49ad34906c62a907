import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import { messageCustomerEndpoint } from '../../../../contract/order-messages.ts';
import {
  acceptChangeRequestEndpoint,
  completeChangeRequestEndpoint,
  declineChangeRequestEndpoint,
  previewRequestedChangeEndpoint,
} from '../../../../contract/own-changes.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { findToasts } from '../../../testing/example-cart.ts';
import { openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer, refuse, type StubAnswer } from '../../../testing/stub-server.ts';
import { makeAdminOrder } from './testing/example-admin-order.ts';
import { EXAMPLE_PREVIEW, EXAMPLE_REQUEST } from './testing/example-change.ts';

const ASKED = makeAdminOrder({ status: 'confirmed', changeRequest: EXAMPLE_REQUEST });
const request = page.getByRole('region', { name: 'Change request' });

const openRequest = (...answers: readonly StubAnswer[]) =>
  openScreen(`/admin/orders/${ASKED.id}`, {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [
      answer(readAdminOrderEndpoint, ASKED),
      answer(previewRequestedChangeEndpoint, { preview: EXAMPLE_PREVIEW, obstacle: '', change: null }),
      ...answers,
    ],
  });

test('a request says what it costs and is accepted with one tap at that total; where it no longer fits it waits on (P37.19)', {
  tags: 'long',
}, async () => {
  const server = await openRequest(
    answer(acceptChangeRequestEndpoint, () =>
      refuse(409, { message: 'That day is fully booked.', code: 'slot_full' }),
    ),
  );
  await expect
    .element(request)
    .toMatchTextContent(/8 inch → 10 inch.*The bigger one, please.*₦8,500 more, ₦29,000 in total/);
  await request.getByRole('button', { name: 'Accept' }).click();
  await expect.element(findToasts().getByText('That day is fully booked.')).toBeVisible();
  server.change(
    answer(acceptChangeRequestEndpoint, {
      ...ASKED,
      version: 2,
      changeRequest: { ...EXAMPLE_REQUEST, status: 'accepted' },
    }),
  );
  await request.getByRole('button', { name: 'Accept' }).click();
  await expect.element(findToasts().getByText(`Order ${ASKED.number} is changed`)).toBeVisible();
  await expect.element(request).not.toBeInTheDocument();
  expect(server.callsOf(acceptChangeRequestEndpoint).at(-1)?.body).toEqual({
    requestId: EXAMPLE_REQUEST.id,
    version: ASKED.version,
    expectedTotal: 29_000,
  });
});

test('what cannot be made as asked says why, and is declined with a sentence for the customer (P37.20)', {
  tags: 'long',
}, async () => {
  const obstacle = 'Red Velvet is sold out.';
  const server = await openRequest(
    answer(previewRequestedChangeEndpoint, { preview: null, obstacle, change: null }),
    answer(declineChangeRequestEndpoint, {
      ...ASKED,
      changeRequest: { ...EXAMPLE_REQUEST, status: 'declined' },
    }),
  );
  await expect.element(request).toMatchTextContent(obstacle);
  expect(request.getByRole('button', { name: 'Accept' }).elements()).toEqual([]);
  await request.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline change' });
  const reason = dialog.getByRole('textbox', { name: /^Reason/ });
  await dialog.getByRole('button', { name: 'Decline change' }).click();
  await expect.element(reason).toHaveAccessibleDescription(/Enter a reason./);
  await reason.fill('It is baked already');
  await dialog.getByRole('button', { name: 'Decline change' }).click();
  await expect.element(request).not.toBeInTheDocument();
  expect(server.callsOf(declineChangeRequestEndpoint).map(({ body }) => body)).toEqual([
    { requestId: EXAMPLE_REQUEST.id, reason: 'It is baked already' },
  ]);
});

test('is replied to in one’s own words, and stays open (P28.195)', { tags: 'long' }, async () => {
  const server = await openRequest(
    answer(previewRequestedChangeEndpoint, { preview: null, obstacle: '', change: null }),
    answer(messageCustomerEndpoint, ASKED),
  );
  await request.getByRole('button', { name: 'Reply' }).click();
  const dialog = page.getByRole('dialog', { name: `Message ${ASKED.contact.name}` });
  await expect.element(dialog).toMatchTextContent('The change request stays open.');
  const text = dialog.getByRole('textbox', { name: /^Message/ });
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect.element(text).toHaveAccessibleDescription(/Enter a message./);
  await text.fill('I am so sorry about the mix-up.');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect.element(findToasts()).toMatchTextContent(`Message sent to ${ASKED.contact.name}`);
  await expect.element(request).toBeVisible();
  expect(server.callsOf(messageCustomerEndpoint).map(({ body }) => body)).toEqual([
    { text: 'I am so sorry about the mix-up.', requestId: EXAMPLE_REQUEST.id },
  ]);
});

test('what is asked for in words alone is marked as done, with an answer; what joins the note is chosen and edited (P28.227, P28.341, P28.356)', async () => {
  const inWords = { ...EXAMPLE_REQUEST, wanted: [], answer: 'Pink or white?' };
  const server = await openRequest(
    answer(readAdminOrderEndpoint, { ...ASKED, changeRequest: inWords }),
    answer(previewRequestedChangeEndpoint, { preview: null, obstacle: '', change: null }),
    answer(completeChangeRequestEndpoint, { ...ASKED, changeRequest: { ...inWords, status: 'accepted' } }),
  );
  await expect.element(request).toMatchTextContent('Your reply: Pink or white?');
  // Nobody takes it for done by pressing what comes first.
  await expect.element(request.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  const answers = request.getByRole('button').or(request.getByRole('link')).elements();
  expect(answers.map(({ textContent }) => textContent)).toEqual([
    'Change order',
    'Mark as done',
    'Reply',
    'Decline',
  ]);
  await request.getByRole('button', { name: 'Mark as done' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark request as done' });
  await dialog.getByRole('textbox', { name: /^Reply to the customer/ }).fill('Pink it is.');
  const note = dialog.getByRole('textbox', { name: /^What the kitchen should know/ });
  expect(note.elements()).toEqual([]);
  const tick = dialog.getByRole('checkbox', { name: 'Add to the note for the kitchen' });
  await expect.element(tick).not.toBeChecked();
  await tick.click();
  await expect.element(note).toHaveValue(inWords.words);
  await note.fill('Pink candles');
  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await expect.element(findToasts().getByText('The request is marked as done')).toBeVisible();
  await expect.element(request).not.toBeInTheDocument();
  expect(server.callsOf(completeChangeRequestEndpoint).map(({ body }) => body)).toEqual([
    { requestId: EXAMPLE_REQUEST.id, answer: 'Pink it is.', addedNote: 'Pink candles' },
  ]);
});
