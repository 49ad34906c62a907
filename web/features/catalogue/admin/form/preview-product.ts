import type { ProductAnswer } from '../../../../../contract/products.ts';
import { computePriceToPay } from '../../../../../domain/catalogue/price.ts';
import { convertKoboToNaira, convertNairaToKobo, isNairaAmount } from '../../../../../domain/money.ts';
import { buildBody, foreseeId } from './build-body.ts';
import type { ProductFormValues } from './form-values.ts';

const NEVER = '1970-01-01T00:00:00.000Z';

/** The product as shoppers would see it, were it saved now; what cannot be read yet counts as nothing. */
export function previewProduct(values: ProductFormValues): ProductAnswer {
  const { status: _, ...body } = buildBody(values);
  const discountPercentage = body.discountPercentage > 0 ? Math.min(body.discountPercentage, 100) : 0;
  const inNaira = (typed: number) => {
    const price = isNairaAmount(typed) ? typed : 0;
    const toPayInKobo = computePriceToPay(convertNairaToKobo(price), discountPercentage);
    return { price, priceToPay: convertKoboToNaira(toPayInKobo) };
  };
  return {
    ...body,
    ...inNaira(body.price),
    id: foreseeId(values),
    name: body.name || 'Your new product',
    category: body.category || 'Category',
    discountPercentage,
    servings: body.servings || null,
    sizes: body.sizes.map((size) => ({ ...size, ...inNaira(size.price), servings: size.servings || null })),
    pictures: values.pictures.flatMap(({ uploaded, alt }) => (uploaded ? [{ ...uploaded, alt }] : [])),
    version: 1,
    createdAt: NEVER,
    updatedAt: NEVER,
  };
}
