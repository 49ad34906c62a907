import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleProduct } from '../testing/example-product.ts';
import { openProductAdmin } from '../testing/product-admin.ts';

const findField = (name: string) => page.getByRole('textbox', { name, exact: true });
const previewTab = page.getByRole('tab', { name: 'Preview' });

async function openOnPhone(): Promise<void> {
  await openProductAdmin('/admin/products/red-velvet-cake/edit', [exampleProduct({ status: 'draft' })]);
  await page.viewport(360, 740);
  await expect.element(previewTab).toBeVisible();
}

test('a draft is seen as card and as page while it is typed, on a phone behind a tab (P1.20)', {
  tags: 'long',
}, async () => {
  await openOnPhone();
  await expect.element(page.getByText('How customers will see it')).not.toBeVisible();
  await findField('Discount in % (optional)').fill('50');
  await findField('Description (optional)').fill('Soft and warm.\n\nBaked at four in the morning.');
  await previewTab.click();
  const category = page.getByRole('region', { name: 'In the product list' });
  await expect.element(category).toMatchTextContent('Red Velvet Cake');
  await expect.element(category).toMatchTextContent('₦9,000');
  const shown = page.getByRole('region', { name: 'Product page' });
  for (const words of ['Soft and warm.', 'Baked at four in the morning.', '8 inch', 'Gluten']) {
    await expect.element(shown).toMatchTextContent(words);
  }
});

test('what is refused behind the preview is brought to the front', { tags: 'long' }, async () => {
  await openOnPhone();
  await previewTab.click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('tab', { name: 'Edit' })).toHaveFocus();
  await findField('Name').fill('');
  await previewTab.click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(findField('Name')).toHaveFocus();
});
