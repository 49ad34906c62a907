import { expect, test } from 'vitest';
import { productSchema } from '../../../../../contract/products.ts';
import { exampleProduct } from '../testing/example-product.ts';
import { BLANK_VALUES, fillForm } from './form-values.ts';
import { previewProduct } from './preview-product.ts';

test('the preview shows what shoppers would see (P1.20)', () => {
  const { status: _, version: __, createdAt: ___, updatedAt: ____, ...shown } = exampleProduct();
  expect(previewProduct(fillForm(exampleProduct()))).toMatchObject(shown);
});

test('a form that is still empty or half-typed has a preview all the same', () => {
  const halfTyped = { ...BLANK_VALUES, price: 'dear', discountPercentage: '1x', servings: 'many' };
  for (const values of [BLANK_VALUES, halfTyped]) {
    const preview = previewProduct(values);
    expect(preview).toMatchObject({ name: 'Your new product', price: 0, priceToPay: 0, servings: null });
    expect(productSchema.safeParse({ ...preview, leadTimeHours: 0, workUnits: 0 }).success).toBe(true);
  }
});
