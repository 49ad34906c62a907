import { describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { readAccountEndpoint } from '../../../../contract/account.ts';
import { listCategoriesEndpoint } from '../../../../contract/categories.ts';
import { openContactFormEndpoint } from '../../../../contract/contact.ts';
import { readAdminCustomOrderEndpoint } from '../../../../contract/custom-order-admin.ts';
import { readCalendarEndpoint } from '../../../../contract/delivery.ts';
import { readAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import { readOrderEndpoint } from '../../../../contract/orders.ts';
import { readReportEndpoint } from '../../../../contract/reports.ts';
import { readOrderReviewsEndpoint } from '../../../../contract/reviews.ts';
import { readSecurityEndpoint } from '../../../../contract/second-factor.ts';
import { listUsersEndpoint } from '../../../../contract/users.ts';
import { exampleDraft, openProductAdmin } from '../../../features/catalogue/admin/testing/product-admin.ts';
import { NEW_POST_PATH, openPostAdmin } from '../../../features/content/admin/post/testing/post-admin.ts';
import { makePage } from '../../../features/content/testing/example-page.ts';
import { makeAdminCustomOrder } from '../../../features/custom-orders/testing/example-custom-order.ts';
import { makeCalendarAnswer } from '../../../features/delivery/testing/example-calendar.ts';
import { makeAdminOrder } from '../../../features/orders/admin/testing/example-admin-order.ts';
import { answerList, makeAdminPage, openAdmin } from '../../../features/orders/admin/testing/open-admin.ts';
import { makeReport } from '../../../features/orders/reports/testing/example-report.ts';
import { makeMoney, makeOrder } from '../../../features/orders/testing/example-order.ts';
import { ACCOUNT, openAccount } from '../../../features/users/testing/account-answers.ts';
import { ADMINISTRATOR, CUSTOMER } from '../../../testing/common-answers.ts';
import { offerTerms } from '../../../testing/example-checkout.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';

const PAID = {
  way: 'cash',
  amount: 20_500,
  surcharge: 0,
  paidAt: '2026-11-17T10:00:00.000Z',
  reference: 'hand-1',
} as const;
const ORDER = makeAdminOrder({
  status: 'ready',
  method: 'pickup',
  payment: 'at_pickup',
  nextStatuses: ['collected', 'cancelled'],
  refundable: 20_500,
  money: makeMoney({ paid: 20_500, due: 1_000, dueNow: 1_000, payments: [PAID] }),
  paymentNotes: [{ id: 'payment-1', note: '', by: 'Owner', fees: null, voidRule: 'any_time' }],
});
const DELIVERED = makeOrder({ status: 'delivered' });
const openOrder = () =>
  openScreen(`/admin/orders/${ORDER.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, ORDER)],
  });
const openCustomOrder = () => {
  const customOrder = makeAdminCustomOrder();
  return openScreen(`/admin/custom-orders/${customOrder.id}`, {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readAdminCustomOrderEndpoint, customOrder),
      answer(readCalendarEndpoint, ({ query }) => makeCalendarAnswer(query)),
    ],
  });
};
const openContact = () =>
  openScreen('/contact', {
    visitor: CUSTOMER,
    answers: [answer(openContactFormEndpoint, { token: 'of-this-form' })],
    pageData: { readPage: (slug) => makePage([], { slug }) },
  });

const BREAD = {
  name: 'Bread',
  productCount: 12,
  picture: null,
  standInPicture: null,
  formerNames: [],
  excludingZones: [],
};

const press = (name: string | RegExp) => () => page.getByRole('button', { name }).first().click();
const inDialog = (name: string | RegExp): Locator => page.getByRole('dialog').getByRole('textbox', { name });
/** With the usual reasons to choose from. */
const cancelReason = page.getByRole('dialog').getByRole('combobox', { name: 'Reason' });
const stay = async () => {};

type Typed = {
  /** Left out where any text is taken. */
  readonly value?: string;
  readonly open: () => Promise<unknown>;
  /** To the form, where it is not on the screen at once. */
  readonly reach: () => Promise<void>;
  /** Left out: the same way as before. */
  readonly reachAgain?: () => Promise<void>;
  readonly field: Locator;
};

const FORMS: Readonly<Record<string, Typed>> = {
  'a note on an order': {
    open: openOrder,
    reach: stay,
    field: page.getByRole('textbox', { name: 'Add a note' }),
  },
  'the reason of a cancellation': {
    open: openOrder,
    reach: press('Cancel order'),
    field: cancelReason,
  },
  'the reason of a refund': { open: openOrder, reach: press('Refund'), field: inDialog('Reason') },
  'the reason of a write-off': {
    open: openOrder,
    reach: press('Write off balance'),
    field: inDialog('Reason'),
  },
  'the reason of a voided payment': {
    open: openOrder,
    reach: press(/^Void ₦20,500/),
    field: inDialog('Reason'),
  },
  'the note of a payment': {
    open: openOrder,
    reach: press('Record payment'),
    field: inDialog(/^Sender or bank reference/),
  },
  'the amount of a payment': {
    open: openOrder,
    reach: press('Record payment'),
    field: inDialog(/^Amount received/),
    value: '4,000',
  },
  'the amount of a refund': {
    open: openOrder,
    reach: press('Refund'),
    field: inDialog('Amount in naira'),
    value: '4,000',
  },
  'why an order goes on credit': {
    open: openOrder,
    reach: async () => {
      await press('Mark as picked up')();
      const account = page.getByRole('dialog').getByRole('radio', { name: /On credit/ });
      await account.click();
    },
    field: inDialog('Reason'),
  },
  'the reason of a declined request': {
    open: openCustomOrder,
    reach: press('Decline request'),
    field: inDialog(/^Reason/),
  },
  'a message to a customer': {
    open: openCustomOrder,
    reach: stay,
    field: page.getByRole('region', { name: 'Conversation' }).getByRole('textbox'),
  },
  'a question on the contact page': {
    open: openContact,
    reach: stay,
    field: page.getByRole('textbox', { name: 'Message' }),
  },
  'the name in the account': {
    open: openAccount,
    reach: stay,
    field: page.getByRole('form', { name: 'Name and phone' }).getByRole('textbox', { name: 'Name' }),
  },
  'the hours of the night': {
    open: openAccount,
    reach: () => page.getByRole('checkbox', { name: 'Turn on quiet hours' }).click(),
    // They are turned on again by what is restored.
    reachAgain: stay,
    field: page.getByRole('form', { name: 'Quiet hours' }).getByLabelText('From'),
    value: '20:30',
  },
  'the name of a saved view': {
    open: () =>
      openAdmin(
        '',
        answerList(() => makeAdminPage()),
      ),
    reach: press('Filter'),
    field: inDialog('Save these filters as'),
  },
  'a price change of many products': {
    open: () => openProductAdmin('/admin/products', [exampleDraft('Rusk')]),
    reach: async () => {
      await page.getByRole('checkbox', { name: 'Select all shown' }).click();
      await press('Prices…')();
    },
    field: inDialog('By'),
  },
  'the new name of a category': {
    open: () =>
      openScreen('/admin/products/categories', {
        visitor: ADMINISTRATOR,
        answers: [answer(listCategoriesEndpoint, { categories: [BREAD] })],
      }),
    reach: press('Rename Bread'),
    field: inDialog('New name'),
  },
  'the dates of a report': {
    open: () =>
      openScreen('/admin/reports?from=2026-11-01&to=2026-11-16', {
        visitor: ADMINISTRATOR,
        answers: [answer(readReportEndpoint, makeReport({ from: '2026-11-01', to: '2026-11-16' }))],
      }),
    reach: press(/^1–16 Nov/),
    field: page.getByRole('dialog').getByLabelText('From'),
    value: '2026-10-12',
  },
  'the name of a passkey': {
    open: () =>
      openAccount(
        answer(readAccountEndpoint, { ...ACCOUNT, role: 'owner' }),
        answer(readSecurityEndpoint, { authenticatorSince: null, passkeys: [], recoveryCodesLeft: 0 }),
      ),
    reach: stay,
    field: page.getByRole('textbox', { name: 'Name of the passkey' }),
  },
  'whose data is asked for': {
    open: () =>
      openScreen('/admin/users', {
        visitor: ADMINISTRATOR,
        answers: [answer(listUsersEndpoint, { data: [], total: 0, nextCursor: null })],
      }),
    reach: stay,
    field: page.getByRole('form', { name: 'Data requests' }).getByLabelText(/^Phone/),
    value: '0803 123 4567',
  },
  'the time of a post': {
    open: () => openPostAdmin(NEW_POST_PATH),
    reach: press(/^Schedule/),
    field: page.getByRole('dialog').getByLabelText('Time'),
    value: '06:45',
  },
  'a review': {
    open: () =>
      openScreen(`/orders/${DELIVERED.id}`, {
        visitor: CUSTOMER,
        answers: [
          answer(readOrderEndpoint, DELIVERED),
          ...offerTerms(),
          answer(readOrderReviewsEndpoint, {
            isOpen: true,
            author: 'Adaeze O.',
            products: [{ productId: 'cake', name: 'Cake', isDesigned: false, review: null }],
          }),
        ],
      }),
    reach: stay,
    field: page.getByRole('form', { name: 'Review of Cake' }).getByRole('textbox'),
  },
  'a new address': {
    open: openAccount,
    reach: press('Add an address'),
    field: page.getByRole('textbox', { name: 'Street and number' }),
  },
};

async function expectRestored({ open, reach, reachAgain = reach, field, value = 'Agreed by phone' }: Typed) {
  await open();
  await reach();
  await field.fill(value);
  await expect.element(field).toHaveValue(value);
  sessionStorage.clear();
  await open();
  await reachAgain();
  await expect.element(field).toHaveValue(value);
  await expect.element(page.getByText('We’ve restored your unsaved changes.').first()).toBeVisible();
}

/** One on a page, one in a dialog, one in the account. */
const FEW = ['a note on an order', 'the amount of a payment', 'the name in the account'];
const forms = Object.entries(FORMS);

describe('what is typed and not sent is there again after the tab was closed, and is said to be restored:', () => {
  test.each(forms.filter(([name]) => FEW.includes(name)))('%s (P23.9, P28.68)', (_, typed) =>
    expectRestored(typed),
  );
  test.each(forms.filter(([name]) => !FEW.includes(name)))('%s', { tags: 'long' }, (_, typed) =>
    expectRestored(typed),
  );
});

test('a dialog that is cancelled by its button forgets what was typed (P23.9)', {
  tags: 'long',
}, async () => {
  await openOrder();
  await press('Cancel order')();
  await cancelReason.fill('Agreed by phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep order' }).click();
  await press('Cancel order')();
  await expect.element(cancelReason).toHaveValue('');
});
