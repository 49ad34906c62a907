import { page } from 'vitest/browser';
import { readPublicTermsEndpoint } from '../../../../../contract/delivery.ts';
import {
  type AdminOrder,
  type AdminOrderDetails,
  type AdminPage,
  listAdminOrdersEndpoint,
} from '../../../../../contract/order-admin.ts';
import { listOrderViewsEndpoint } from '../../../../../contract/order-views.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer, type StubAnswer } from '../../../../testing/stub-server.ts';
import { EXAMPLE_TERMS } from '../../../delivery/testing/example-calendar.ts';
import { toListed } from '../list/to-listed.ts';
import { makeAdminOrder } from './example-admin-order.ts';

/** As the list has it, of a customer of this name. */
export function makeListed(name: string, changes: Partial<AdminOrderDetails> = {}): AdminOrder {
  const { contact } = makeAdminOrder();
  return toListed(
    makeAdminOrder({
      status: 'confirmed',
      nextStatuses: ['in_kitchen', 'cancelled'],
      contact: { ...contact, name },
      ...changes,
    }),
  );
}

export const makeAdminPage = (...orders: readonly AdminOrder[]): AdminPage => ({
  data: [...orders],
  total: orders.length,
  nextCursor: null,
  campaignName: null,
  attentionCount: 0,
});

/** The desk also asks for what needs attention: nothing does, unless a test says otherwise. */
export const answerList = (give: (query: URLSearchParams) => AdminPage | Promise<AdminPage>): StubAnswer =>
  answer(listAdminOrdersEndpoint, ({ query }) =>
    query.get('attention') === '1' ? makeAdminPage() : give(query),
  );

const OTHER_ANSWERS = [
  answer(listOrderViewsEndpoint, { data: [] }),
  answer(readPublicTermsEndpoint, EXAMPLE_TERMS),
];

export const openAdmin = (search: string, ...answers: readonly StubAnswer[]) =>
  openScreen(`/admin/orders${search}`, { visitor: ADMINISTRATOR, answers: [...OTHER_ANSWERS, ...answers] });

export const openAdminAt = (
  viewport: { readonly width: number; readonly height: number },
  ...answers: readonly StubAnswer[]
) =>
  openScreen('/admin/orders', {
    visitor: ADMINISTRATOR,
    viewport,
    answers: [...OTHER_ANSWERS, ...answers],
  });

export const rows = page.getByRole('rowheader');
