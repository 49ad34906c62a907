import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownCustomOrderSchema } from '../../../../contract/custom-orders.ts';
import { DEFAULT_DESIGN } from '../../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
import {
  makeAcceptance,
  makeCustomRequest,
  openCustomOrderAdmin,
} from '../../../testing/custom-order-admin.ts';

const WORDS = 'Send your money elsewhere';
const LETTERED = writeDesignText({
  ...DEFAULT_DESIGN,
  inscription: { ...DEFAULT_DESIGN.inscription, text: 'Pay me' },
});
const GUEST = { name: WORDS, email: 'bisi@example.com', instructions: WORDS, design: LETTERED };

test('a guest with an email address is mailed the link at once, and only once (P38.10)', async () => {
  const admin = await openCustomOrderAdmin();
  const guest = admin.shop.visit();
  const key = randomUUID();
  const request = makeCustomRequest(GUEST);
  const answer = await admin.sendRequest(guest, request, key);
  const { number, linkKey } = ownCustomOrderSchema.parse(await answer.json());
  await admin.sendRequest(guest, request, key);
  await admin.shop.settle();
  expect(admin.shop.mails.filter(({ to }) => to === GUEST.email)).toMatchObject([
    {
      subject: `Your cake request – ${number}`,
      text: expect.stringContaining(`/cake-request#${linkKey}`),
    },
  ]);
});

test('where none is typed as the quote is accepted, the emails about the order go to the address of the request (P38.31)', async () => {
  const admin = await openCustomOrderAdmin();
  const guest = admin.shop.visit();
  const answer = await admin.sendRequest(guest, makeCustomRequest(GUEST));
  const { id } = ownCustomOrderSchema.parse(await answer.json());
  await admin.quote(id);
  const acceptance = makeAcceptance();
  const contact = { ...acceptance.contact, email: '' };
  const accepted = await admin.sendAcceptance(id, { ...acceptance, contact }, randomUUID(), guest);
  expect(await accepted.json()).toMatchObject({ order: { contact: { email: GUEST.email } } });
});

test('the mail with the link shows the cake and repeats nothing that was typed, and ten an hour reach a mailbox (P38.11, P29.395)', async () => {
  const admin = await openCustomOrderAdmin({ rateLimitFactor: 1 });
  for (let count = 0; count < 12; count += 1) {
    const phone = `080312345${String(count).padStart(2, '0')}`;
    const answer = await admin.sendRequest(admin.shop.visit(), makeCustomRequest({ ...GUEST, phone }));
    expect(answer.status, await answer.clone().text()).toBe(201);
  }
  await admin.shop.settle();
  const sent = admin.shop.mails.filter(({ to }) => to === GUEST.email);
  expect(sent).toHaveLength(10);
  for (const { subject, text, html } of sent) {
    expect(text).toContain('Hello,');
    expect(text).toContain('Single-tier 8-inch cake');
    expect(html).toContain('/cake-pictures/');
    for (const typed of [WORDS, 'Pay me', encodeURIComponent(LETTERED)]) {
      expect(`${subject} ${text} ${html}`).not.toContain(typed);
    }
  }
});

test('whoever has an account is not mailed that a request came in (P38.10)', { tags: 'long' }, async () => {
  const admin = await openCustomOrderAdmin();
  const answer = await admin.sendRequest(admin.ada, makeCustomRequest());
  expect(answer.status).toBe(201);
  await admin.shop.settle();
  expect(admin.shop.mails.filter(({ subject }) => subject.startsWith('Your cake request'))).toEqual([]);
});

test('whoever asks is told whether they will be emailed (P38.30)', async () => {
  const admin = await openCustomOrderAdmin();
  const ask = async (email: string) => {
    const answer = await admin.sendRequest(admin.shop.visit(), makeCustomRequest({ ...GUEST, email }));
    return ownCustomOrderSchema.parse(await answer.json()).isEmailed;
  };
  expect([await ask(GUEST.email), await ask('')]).toEqual([true, false]);
});
