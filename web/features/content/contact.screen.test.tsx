import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openContactFormEndpoint, sendContactMessageEndpoint } from '../../../contract/contact.ts';
import { CONTACT_FORM_LEAST_MS } from '../../../domain/contact/contact-message.ts';
import { BLANK_SHOP_PROFILE } from '../../../domain/shop/profile.ts';
import { CUSTOMER, type Visitor } from '../../testing/common-answers.ts';
import { describeDay, offerDays } from '../../testing/example-days.ts';
import { letTimePass } from '../../testing/let-time-pass.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { bake, stubCatalogue } from '../../testing/stub-catalogue.ts';
import { answer, loseConnection, refuse, type StubAnswer } from '../../testing/stub-server.ts';
import { makePage } from './testing/example-page.ts';

const form = page.getByRole('form', { name: 'Send us a message' });
const findField = (name: string | RegExp) => form.getByRole('textbox', { name });
const send = form.getByRole('button', { name: 'Send message' });
const thanks = page.getByRole('heading', { name: 'Message sent' });

const SHOP = {
  ...BLANK_SHOP_PROFILE,
  openingHours: [{ days: 'Mon to Sat', opens: '07:00', closes: '19:00' }],
};

const openContact = (visitor: Visitor, ...answers: readonly StubAnswer[]) =>
  openScreen('/contact', {
    visitor,
    answers: [
      answer(openContactFormEndpoint, { token: 'of-this-form' }),
      answer(sendContactMessageEndpoint, { id: 'm1' }),
      ...answers,
    ],
    pageData: { readPage: (slug) => makePage([], { slug }) },
  });

async function fillForm(text: string): Promise<void> {
  await findField('Name').fill('Adaeze Obi');
  await findField('Email').fill('adaeze@example.com');
  await form
    .getByRole('combobox', { name: 'What is it about?' })
    .selectOptions('Ordering for a party or an office');
  await findField('Message').fill(text);
  // The shop takes no form sooner than a person fills it in.
  letTimePass(CONTACT_FORM_LEAST_MS);
}

test('what is wrong is said at its field, and what was typed stays', { tags: 'long' }, async () => {
  const server = await openContact(null);
  await send.click();
  await expect.element(findField('Name')).toHaveFocus();
  for (const problem of [
    'Enter your name.',
    'Enter your email address.',
    'Choose what it’s about.',
    'Enter your message.',
  ]) {
    await expect.element(form.getByText(problem)).toBeVisible();
  }
  await fillForm('See http://a.example http://b.example http://c.example');
  await findField('Email').fill('adaeze');
  await send.click();
  await expect.element(findField('Email')).toHaveFocus();
  await expect.element(form.getByText('Enter an email address such as ada@example.com.')).toBeVisible();
  await expect.element(form.getByText('Send at most 2 links.')).toBeVisible();
  await expect.element(findField('Name')).toHaveValue('Adaeze Obi');
  expect(server.callsOf(sendContactMessageEndpoint)).toEqual([]);
});

test('a name that is too long is told while it is typed, and no longer once it fits (P29.93)', {
  tags: 'long',
}, async () => {
  await openContact(null);
  await findField('Name').fill('Ọ'.repeat(81));
  await expect.element(form.getByText('Use at most 80 characters.')).toBeVisible();
  await findField('Name').fill('Adaeze Obi');
  await expect.element(form.getByText('Use at most 80 characters.')).not.toBeInTheDocument();
});

test('a slip in the address of the answer is mended at a tap (P29.58)', async () => {
  const server = await openContact(null);
  await fillForm('Is there sesame in the burger buns?');
  await findField('Email').fill('adaeze@gmial.com');
  await form.getByRole('button', { name: 'adaeze@gmail.com' }).click();
  await expect.element(findField('Email')).toHaveValue('adaeze@gmail.com');
  await send.click();
  await expect.element(thanks).toBeVisible();
  expect(server.callsOf(sendContactMessageEndpoint).map(({ body }) => body)).toMatchObject([
    { email: 'adaeze@gmail.com' },
  ]);
});

test('whoever asks about a product without allergens finds the topic chosen and the message begun with its name (P29.594)', async () => {
  const loaf = bake('Agege Bread', { id: 'loaf', allergens: [], dietaryTags: [] });
  await openScreen('/products/loaf', {
    answers: [answer(openContactFormEndpoint, { token: 'of-this-form' })],
    pageData: { ...stubCatalogue([loaf]), readPage: (slug) => makePage([], { slug }) },
  });
  await page.getByRole('link', { name: 'Ask us', exact: true }).click();
  await expect.element(findField('Message')).toHaveValue('I have a question about Agege Bread: ');
  await expect.element(form.getByRole('combobox')).toHaveValue('ingredients');
});

test('without a network the message stays in the form, and goes out once when there is one again', {
  tags: 'long',
}, async () => {
  const server = await openContact(null, answer(sendContactMessageEndpoint, loseConnection));
  await fillForm('Is there sesame in the burger buns?');
  await send.click();
  await expect
    .element(form.getByRole('alert'))
    .toMatchTextContent('We’ve kept your message so you can try again.');
  await expect.element(findField('Message')).toHaveValue('Is there sesame in the burger buns?');
  server.change(answer(sendContactMessageEndpoint, { id: 'm1' }));
  await send.click();
  await expect.element(thanks).toHaveFocus();
  const [first, second] = server.callsOf(sendContactMessageEndpoint);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('whoever is signed in need not type who they are', async () => {
  await openContact(CUSTOMER);
  await expect.element(findField('Name')).toHaveValue('Tẹniọla');
  await expect.element(findField('Email')).toHaveValue('teniola@bakery.example');
});

test('what the shop refuses is said beside the form', { tags: 'long' }, async () => {
  const words = 'This looks like the work of a machine. Write to us by email instead.';
  await openContact(
    null,
    answer(sendContactMessageEndpoint, refuse(400, { message: words, code: 'machine' })),
  );
  await fillForm('Cheap watches for everybody in the bakery.');
  await send.click();
  await expect.element(form.getByRole('alert')).toMatchTextContent('This looks like the work of a machine');
});

test('the contact page names the days on which the opening hours do not hold (P29.441)', async () => {
  const days = [
    describeDay('2026-12-18'),
    describeDay('2026-12-25', 'closed', 'Christmas Day'),
    describeDay('2026-12-27', 'closed'),
  ];
  await openScreen('/contact', {
    answers: [answer(openContactFormEndpoint, { token: 'of-this-form' }), offerDays(days)],
    pageData: { readPage: (slug) => makePage([], { slug }), readShopProfile: () => SHOP },
  });
  const visit = page.getByRole('region', { name: 'Visit us' });
  await expect.element(visit.getByRole('listitem')).toHaveTextContent('Friday 25 December: Christmas Day');
});
