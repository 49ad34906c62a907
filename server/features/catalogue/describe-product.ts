import type { AdminProduct } from '../../../contract/product-changes.ts';
import type { ProductAnswer } from '../../../contract/products.ts';
import { computePriceToPay } from '../../../domain/catalogue/price.ts';
import type { Product } from '../../../domain/catalogue/product.ts';
import { convertKoboToNaira } from '../../../domain/money.ts';

/** A product in the words of the API: amounts in naira, moments as text. */
export function describeProduct(product: Product): ProductAnswer {
  const { discountPercentage } = product;
  const inNaira = (priceInKobo: number) => ({
    price: convertKoboToNaira(priceInKobo),
    priceToPay: convertKoboToNaira(computePriceToPay(priceInKobo, discountPercentage)),
  });
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    category: product.category,
    ...inNaira(product.priceInKobo),
    discountPercentage,
    isCustom: product.isCustom,
    dietaryTags: [...product.dietaryTags],
    flavorTags: [...product.flavorTags],
    allergens: [...product.allergens],
    occasions: [...product.occasions],
    sizes: product.sizes.map(({ id, name, priceInKobo, servings, workUnits }) => ({
      id,
      name,
      ...inNaira(priceInKobo),
      servings,
      workUnits,
    })),
    servings: product.servings,
    leadTimeHours: product.leadTimeHours,
    workUnits: product.workUnits,
    vatClass: product.vatClass,
    allowsInscription: product.allowsInscription,
    egglessExtra: product.egglessExtraInKobo === null ? null : convertKoboToNaira(product.egglessExtraInKobo),
    isOfferedAtCart: product.isOfferedAtCart,
    pictures: [...product.pictures],
    ...(product.rating && { rating: product.rating }),
    version: product.version,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  };
}

export function describeForAdministrator(product: Product, isSample = false): AdminProduct {
  return { ...describeProduct(product), status: product.status, ...(isSample && { isSample }) };
}
