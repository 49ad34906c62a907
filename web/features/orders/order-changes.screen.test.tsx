import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listCartProductsEndpoint } from '../../../contract/cart.ts';
import type { ChangeRequest } from '../../../contract/change-request.ts';
import { readOrderEndpoint } from '../../../contract/orders.ts';
import {
  askForChangeEndpoint,
  changeOwnOrderEndpoint,
  type OwnChange,
  withdrawChangeRequestEndpoint,
} from '../../../contract/own-changes.ts';
import { resendConfirmationEndpoint } from '../../../contract/unpaid-orders.ts';
import { formatPhoneForNigeria } from '../../../domain/phone.ts';
import { CUSTOMER } from '../../testing/common-answers.ts';
import { findToasts } from '../../testing/example-cart.ts';
import { offerTerms } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer, refuse } from '../../testing/stub-server.ts';
import { makeOrder } from './testing/example-order.ts';

const order = makeOrder({ status: 'confirmed', note: 'Ring the bell' });
const [line] = order.lines;
const REQUEST: ChangeRequest = {
  id: '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40',
  at: '2026-11-16T11:00:00.000Z',
  words: 'With candles, please',
  wanted: [],
  difference: null,
  status: 'open',
  answer: '',
};
const surroundings = [offerDays(), ...offerTerms(), answer(listCartProductsEndpoint, { data: [] })];

test('customers change their details, and keep what they typed where that is refused (P37.18, P29.47)', {
  tags: 'long',
}, async () => {
  let isRefused = true;
  const server = await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, order),
      answer(changeOwnOrderEndpoint, () => {
        if (!isRefused) return { ...order, version: order.version + 1, note: 'Ring twice' };
        isRefused = false;
        return refuse(409, { message: 'Someone else has changed this order.', code: 'order_changed' });
      }),
      ...surroundings,
    ],
  });
  await page.getByRole('button', { name: 'Change details' }).click();
  const form = page.getByRole('form', { name: 'Change details' });
  await form.getByRole('textbox', { name: /^Note for the rider/ }).fill('Ring twice');
  await form.getByRole('textbox', { name: /^Gift message/ }).fill('Happy birthday');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(form.getByRole('alert')).toHaveTextContent('Someone else has changed this order.');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(findToasts().getByText('Your changes are saved')).toBeVisible();
  expect(server.callsOf(changeOwnOrderEndpoint).at(-1)?.body).toMatchObject({
    version: order.version,
    note: 'Ring twice',
    giftMessage: 'Happy birthday',
    contact: { name: order.contact.name },
  });
});

test('a change that is closed is kept, until it is discarded (P29.63)', async () => {
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, order), ...surroundings],
  });
  const form = page.getByRole('form', { name: 'Change email' });
  const email = form.getByRole('textbox', { name: 'Email' });
  const open = page.getByRole('button', { name: 'Change email' });
  await open.click();
  await email.fill('other@example.com');
  await form.getByRole('button', { name: 'Close' }).click();
  await expect.element(form).not.toBeInTheDocument();
  await open.click();
  await expect.element(email).toHaveValue('other@example.com');
  await userEvent.keyboard('{Escape}');
  await expect.element(form).not.toBeInTheDocument();
  await open.click();
  await expect.element(email).toHaveValue('other@example.com');
  await form.getByRole('button', { name: 'Discard' }).click();
  await expect.element(email).toHaveValue(order.contact.email);
});

test('the email of a paid order is corrected on its page (P29.46)', { tags: 'long' }, async () => {
  const contact = { ...order.contact, email: 'ada@correct.example' };
  const server = await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, order),
      answer(resendConfirmationEndpoint, { ...order, contact }),
      ...surroundings,
    ],
  });
  await page.getByRole('button', { name: 'Change email' }).click();
  const form = page.getByRole('form', { name: 'Change email' });
  await form.getByRole('textbox', { name: 'Email' }).fill(contact.email);
  await form.getByRole('button', { name: 'Save and send link' }).click();
  await expect.element(findToasts().getByText('We’ve sent the link to ada@correct.example')).toBeVisible();
  expect(server.callsOf(resendConfirmationEndpoint)).toMatchObject([{ body: { email: contact.email } }]);
});

test('anything else is asked for, shown while it waits, and withdrawn (P37.19)', {
  tags: 'long',
}, async () => {
  const asked = { ...order, canAskForChange: false, changeRequest: REQUEST };
  const server = await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, order),
      answer(askForChangeEndpoint, asked),
      answer(withdrawChangeRequestEndpoint, order),
      ...surroundings,
    ],
  });
  await page.getByRole('button', { name: 'Request a change' }).click();
  const form = page.getByRole('form', { name: 'Request a change' });
  await form
    .getByRole('group', { name: `Number of ${line?.name}` })
    .getByRole('button', { name: 'One more' })
    .click();
  await form.getByRole('textbox', { name: /^Anything else/ }).fill('With candles, please');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect.element(page.getByText('We’re looking at your request')).toBeVisible();
  expect(server.callsOf(askForChangeEndpoint).map(({ body }) => body)).toEqual([
    {
      words: 'With candles, please',
      lines: [
        {
          position: 0,
          quantity: (line?.quantity ?? 0) + 1,
          sizeId: line?.sizeId ?? null,
          inscription: null,
        },
      ],
      slot: null,
      address: null,
    },
  ]);
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await expect.element(findToasts().getByText('Your request is withdrawn')).toBeVisible();
});

test('what is wrong with a field is said there, takes the keyboard to it, and goes once it is edited (P37.18)', {
  tags: 'long',
}, async () => {
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, order),
      answer(changeOwnOrderEndpoint, () =>
        refuse(400, {
          message: 'Some fields are missing.',
          code: 'invalid',
          fields: { 'contact.phone': 'That number is too short.' },
        }),
      ),
      ...surroundings,
    ],
  });
  await page.getByRole('button', { name: 'Change details' }).click();
  const form = page.getByRole('form', { name: 'Change details' });
  const phone = form.getByRole('textbox', { name: 'Phone', exact: true });
  await expect.element(phone).toHaveValue(formatPhoneForNigeria(order.contact.phone));
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(phone).toHaveFocus();
  await expect.element(phone).toHaveAccessibleDescription(/That number is too short/);
  expect(form.getByRole('alert').elements()).toEqual([]);
  await phone.fill('0803 765 4321');
  await expect.element(form.getByText('That number is too short.')).not.toBeInTheDocument();
});

test('a reply is read beside the request that still waits (P28.227)', async () => {
  const changeRequest: ChangeRequest = { ...REQUEST, answer: 'Pink or white?' };
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, { ...order, canAskForChange: false, changeRequest }),
      ...surroundings,
    ],
  });
  await expect.element(page.getByText('We’re looking at your request')).toBeVisible();
  await expect.element(page.getByText('Our reply: Pink or white?')).toBeVisible();
});

test('what the shop said to it is there to read (P37.20)', async () => {
  const changeRequest: ChangeRequest = { ...REQUEST, status: 'declined', answer: 'We’ve baked it already.' };
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, { ...order, status: 'in_kitchen', canChange: false, changeRequest }),
      ...surroundings,
    ],
  });
  await expect.element(page.getByText('We can’t make this change')).toBeVisible();
  await expect.element(page.getByText('Our reply: We’ve baked it already.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Change details' }).elements()).toEqual([]);
});

test('a request of an order that was cancelled is no longer looked at (P28.72)', async () => {
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, {
        ...order,
        status: 'cancelled',
        canChange: false,
        canAskForChange: false,
        changeRequest: { ...REQUEST, status: 'open' },
      }),
      ...surroundings,
    ],
  });
  await expect.element(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
  expect(page.getByText('We’re looking at your request').elements()).toEqual([]);
});

test('an address in another zone goes along into a request, beside another day (P37.28)', {
  tags: 'long',
}, async () => {
  const server = await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, order),
      answer(changeOwnOrderEndpoint, () =>
        refuse(409, { message: 'Delivery there costs something else.', code: 'another_zone' }),
      ),
      answer(askForChangeEndpoint, { ...order, canAskForChange: false, changeRequest: REQUEST }),
      ...surroundings,
    ],
  });
  await page.getByRole('button', { name: 'Change details' }).click();
  const details = page.getByRole('form', { name: 'Change details' });
  await details.getByRole('textbox', { name: 'Street and number' }).fill('9 Agege Road');
  await details.getByRole('button', { name: 'Save changes' }).click();
  const form = page.getByRole('form', { name: 'Request a change' });
  await expect.element(form.getByText(/Delivery there has a different fee/)).toBeVisible();
  await expect.element(form.getByRole('textbox', { name: 'Street and number' })).toHaveValue('9 Agege Road');
  await form.getByText('Pick another time').click();
  await form.getByRole('radio', { name: 'Thursday 19 November, open' }).click();
  await form.getByRole('radio', { name: '12:00–15:00 Open' }).click();
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect.element(page.getByText('We’re looking at your request')).toBeVisible();
  expect(server.callsOf(askForChangeEndpoint).at(-1)?.body).toMatchObject({
    lines: [],
    slot: { day: '2026-11-19' },
    address: { street: '9 Agege Road', lga: order.address?.lga },
  });
});

test('what else was typed beside an address in another zone is saved before the address is asked for (P29.371)', async () => {
  const later = { ...order, version: order.version + 1, note: 'Call at the gate.' };
  const server = await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, order),
      answer(changeOwnOrderEndpoint, ({ body }) =>
        (body as OwnChange).address?.street === '9 Agege Road'
          ? refuse(409, { message: 'Delivery there costs something else.', code: 'another_zone' })
          : later,
      ),
      ...surroundings,
    ],
  });
  await page.getByRole('button', { name: 'Change details' }).click();
  const details = page.getByRole('form', { name: 'Change details' });
  await details.getByRole('textbox', { name: 'Street and number' }).fill('9 Agege Road');
  await details.getByRole('textbox', { name: /^Note for the rider/ }).fill('Call at the gate.');
  await details.getByRole('button', { name: 'Save changes' }).click();
  const form = page.getByRole('form', { name: 'Request a change' });
  await expect.element(form.getByRole('textbox', { name: 'Street and number' })).toHaveValue('9 Agege Road');
  await expect.element(findToasts().getByText('Your other changes are saved')).toBeVisible();
  expect(server.callsOf(changeOwnOrderEndpoint).at(-1)?.body).toMatchObject({
    note: 'Call at the gate.',
    address: { street: order.address?.street },
  });
});

test('whoever says that someone else receives it names them, as at checkout (P29.255)', async () => {
  const server = await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, order), answer(changeOwnOrderEndpoint, order), ...surroundings],
  });
  await page.getByRole('button', { name: 'Change details' }).click();
  const form = page.getByRole('form', { name: 'Change details' });
  await form.getByRole('checkbox', { name: /^Someone else will receive it/ }).click();
  await form.getByRole('button', { name: 'Save changes' }).click();
  const name = form.getByRole('textbox', { name: 'Recipient’s name', exact: true });
  await expect.element(name).toHaveAccessibleDescription(/Enter the name of whoever receives it\./);
  await expect.element(name).toHaveFocus();
  expect(server.callsOf(changeOwnOrderEndpoint)).toEqual([]);
  await name.fill('Ngozi Eze');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(findToasts().getByText('Your changes are saved')).toBeVisible();
});
