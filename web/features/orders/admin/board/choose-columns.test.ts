import { expect, test } from 'vitest';
import { chooseColumns } from './choose-columns.ts';

const column = (status: Parameters<typeof chooseColumns>[0][number]['status'], total = 0) => ({
  status,
  total,
  data: [],
});
const listStatuses = (columns: ReturnType<typeof chooseColumns>) => columns.map(({ status }) => status);

test('columns stand in the order of the work, the empty ones too', () => {
  const columns = [column('ready'), column('delivered'), column('confirmed', 2), column('pending_payment')];
  expect(listStatuses(chooseColumns(columns, 'all'))).toEqual([
    'pending_payment',
    'confirmed',
    'ready',
    'delivered',
  ]);
});

test('what came back has a column while there is something in it, or when it is asked for', () => {
  expect(chooseColumns([column('delivery_failed')], 'open')).toEqual([]);
  expect(chooseColumns([column('delivery_failed')], 'delivery_failed')).toHaveLength(1);
  expect(listStatuses(chooseColumns([column('delivery_failed', 1), column('ready')], 'open'))).toEqual([
    'ready',
    'delivery_failed',
  ]);
});
