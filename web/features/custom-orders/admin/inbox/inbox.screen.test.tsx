import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAdminCustomOrdersEndpoint } from '../../../../../contract/custom-order-admin.ts';
import { CUSTOM_ORDER_STATUSES } from '../../../../../domain/custom-orders/statuses.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';

test('a request that waits for a quote is counted once, and the statuses are a choice beside the tabs (P28.492)', async () => {
  const byStatus = Object.fromEntries(
    CUSTOM_ORDER_STATUSES.map((status) => [status, status === 'submitted' ? 1 : 0]),
  ) as Record<(typeof CUSTOM_ORDER_STATUSES)[number], number>;
  const server = await openScreen('/admin/custom-orders', {
    visitor: ADMINISTRATOR,
    viewport: { width: 360, height: 740 },
    answers: [
      answer(listAdminCustomOrdersEndpoint, { data: [], nextCursor: null, counts: { byStatus, waiting: 1 } }),
    ],
  });
  const tabs = page.getByRole('navigation', { name: 'Requests' });
  await expect.element(tabs).toMatchTextContent(/^All1Waiting for us1$/);
  expect(tabs.element().scrollWidth).toBe(tabs.element().clientWidth);
  const status = page.getByRole('combobox', { name: 'Status' });
  await status.selectOptions('Needs a quote (1)');
  const asked = () => String(server.callsOf(listAdminCustomOrdersEndpoint).at(-1)?.query);
  await expect.poll(asked).toBe('status=submitted');
  await tabs.getByRole('link', { name: /^Waiting for us/ }).click();
  await expect.element(status).toHaveValue('');
  await expect.poll(asked).toBe('waiting=1');
});
