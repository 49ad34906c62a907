import { describe, expect, test } from 'vitest';
import { openTableAdmin } from '../../../testing/table-admin.ts';

describe('what is no table of products is refused whole', () => {
  const refusals: [string, string | Uint8Array, number, string][] = [
    ['nothing', '', 400, 'no_product_table'],
    ['headings alone', 'Id,Name\n', 400, 'empty_table'],
    ['other headings', 'Order,Total\n1,2\n', 400, 'no_product_table'],
    ['a quote that is never closed', 'Id,Name\npie,"Meat\n', 400, 'csv_unreadable'],
    ['a file of another encoding', new Uint8Array([0x49, 0x64, 0x0a, 0x70, 0xef, 0x65]), 400, 'not_utf8'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 400, 'not_utf8'],
    ['a file above 2 MB', `Id\n${'a'.repeat(2 * 1024 * 1024)}`, 413, 'table_too_large'],
    ['more than 5,000 rows', `Id\n${'pie\n'.repeat(5_001)}`, 413, 'too_many_rows'],
  ];
  test('with the reason', async () => {
    const { send } = await openTableAdmin();
    for (const [what, file, status, code] of refusals) {
      const answer = await send(file);
      expect([answer.status, await answer.json()], what).toMatchObject([status, { code }]);
    }
  });

  test('and so is a version that is none', async () => {
    const { send } = await openTableAdmin();
    for (const seen of ['x', '-1', '1.5'])
      expect((await send('Id\npie\n', `?seen=${seen}`)).status).toBe(400);
  });
});
