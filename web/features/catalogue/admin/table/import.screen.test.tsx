import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { importProductsEndpoint } from '../../../../../contract/product-table.ts';
import { answer, refuse } from '../../../../testing/stub-server.ts';
import { openProductAdmin } from '../testing/product-admin.ts';

test('a file that is no table of products is refused with what to do', { tags: 'long' }, async () => {
  const words = 'This file isn’t UTF-8. In your spreadsheet, save it as “CSV UTF-8” and try again.';
  const refusal = refuse(400, { message: words, code: 'not_utf8' });
  await openProductAdmin('/admin/products/import', [], {
    answers: [answer(importProductsEndpoint, refusal)],
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Import products');
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(chooser, new File(['Id'], 'old.csv', { type: 'text/csv' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent(words);
});
