import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  readDeliveryTermsEndpoint,
  saveDeliveryTermsEndpoint,
  type VersionedTerms,
} from '../../../../contract/delivery.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';

const TERMS: VersionedTerms = {
  zones: [],
  freeAbove: 50_000,
  holds: { transferMinutes: 240, onlineMinutes: 30 },
  unconfirmed: { mustConfirm: true, confirmMinutes: 240, dayShare: 30 },
  transferAccount: null,
  version: 'first',
};

test('the payment settings say how to take online payments, and lead to the check (P36.46)', async () => {
  await openScreen('/admin/settings/payments', {
    visitor: ADMINISTRATOR,
    answers: [answer(readDeliveryTermsEndpoint, TERMS)],
  });
  const section = page.getByRole('group', { name: 'Online payments' });
  await expect.element(section.getByText(/Paystack/)).toBeVisible();
  await expect
    .element(section.getByRole('link', { name: 'Check online payments' }))
    .toHaveAttribute('href', '/admin/settings/opening');
});

test('the bank account and the time to pay are set in one place, in hours (P23.11, P4.6)', {
  tags: 'long',
}, async () => {
  const server = await openScreen('/admin/settings/payments', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readDeliveryTermsEndpoint, TERMS),
      answer(saveDeliveryTermsEndpoint, ({ body }) => ({ ...(body as VersionedTerms), version: 'second' })),
    ],
  });
  const form = page.getByRole('form', { name: 'Payments' });
  const findField = (name: string) => form.getByRole('textbox', { name, exact: false });
  await expect.element(findField('Bank transfer')).toHaveValue('4 hours');
  await expect.element(findField('Online payment')).toHaveValue('30 minutes');
  await findField('Bank transfer').fill('1.5');
  await expect.element(form.getByText('1 hour and 30 minutes')).toBeVisible();
  await form.getByRole('checkbox', { name: 'Ask them to confirm orders paid on delivery or pickup' }).click();
  await findField('How much of a day they can book').fill('20');
  const accountNumber = findField('Account number');
  const bank = form.getByRole('combobox', { name: /^Bank/ });
  await bank.fill('GTBank');
  await findField('Account name').fill('Oyin Bakes Ltd');
  await accountNumber.fill('12');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(accountNumber).toHaveFocus();
  await expect.element(form.getByText('An account number has 10 digits.')).toBeVisible();
  await accountNumber.fill('0123 456 789');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  expect(server.callsOf(saveDeliveryTermsEndpoint)).toMatchObject([
    {
      body: {
        version: 'first',
        freeAbove: 50_000,
        holds: { transferMinutes: 90, onlineMinutes: 30 },
        unconfirmed: { mustConfirm: false, confirmMinutes: 240, dayShare: 20 },
        transferAccount: { bank: 'GTBank', accountNumber: '0123456789', accountName: 'Oyin Bakes Ltd' },
      },
    },
  ]);
});

test('Nigerian banks are offered by name, and one that is not among them is taken as it is typed (P36.27)', async () => {
  const server = await openScreen('/admin/settings/payments', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readDeliveryTermsEndpoint, TERMS),
      answer(saveDeliveryTermsEndpoint, ({ body }) => ({ ...(body as VersionedTerms), version: 'second' })),
    ],
  });
  const form = page.getByRole('form', { name: 'Payments' });
  const bank = form.getByRole('combobox', { name: /^Bank/ });
  await expect.element(bank).toBeVisible();
  const { list } = bank.element() as HTMLInputElement;
  const offered = [...(list?.options ?? [])].map(({ value }) => value);
  expect(offered).toEqual(expect.arrayContaining(['GTBank', 'Zenith Bank', 'Moniepoint', 'OPay']));
  expect(new Set(offered).size).toBe(offered.length);
  await bank.fill('Ẹgbẹ́ Cooperative Bank');
  await form.getByRole('textbox', { name: /^Account number/ }).fill('0123456789');
  await form.getByRole('textbox', { name: /^Account name/ }).fill('Leaven');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  expect(server.callsOf(saveDeliveryTermsEndpoint)).toMatchObject([
    { body: { transferAccount: { bank: 'Ẹgbẹ́ Cooperative Bank' } } },
  ]);
});

test('a manager reads the bank account and who can change it, and sets the rest (P35.2)', {
  tags: 'long',
}, async () => {
  await openScreen('/admin/settings/payments', {
    visitor: { ...ADMINISTRATOR, role: 'manager' },
    answers: [answer(readDeliveryTermsEndpoint, TERMS)],
  });
  const form = page.getByRole('form', { name: 'Payments' });
  const findField = (name: string) => form.getByRole('textbox', { name, exact: false });
  await expect.element(findField('Account number')).toBeDisabled();
  await expect.element(findField('Refund limit')).toBeDisabled();
  await expect
    .element(form.getByText('Only the owner can change this.', { exact: false }).first())
    .toBeVisible();
  await expect.element(findField('Bank transfer')).toBeEnabled();
});
