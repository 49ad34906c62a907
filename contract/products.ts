import * as z from 'zod/mini';
import { ALLERGENS } from '../domain/catalogue/allergens.ts';
import { PRODUCT_SORTS } from '../domain/catalogue/filter.ts';
import { OCCASIONS } from '../domain/catalogue/occasions.ts';
import { LEAD_TIME_MAX_HOURS, PRODUCT_PRICE_MAX_IN_KOBO, SERVINGS_MAX } from '../domain/catalogue/product.ts';
import { VAT_CLASSES } from '../domain/catalogue/vat.ts';
import { convertKoboToNaira, isNairaAmount } from '../domain/money.ts';
import { endpoint } from './endpoint.ts';

const moment = z.iso.datetime();
const PRICE_MAX = convertKoboToNaira(PRODUCT_PRICE_MAX_IN_KOBO);

/** How many products a list without `limit` holds, and a list at most. */
export const PRODUCT_LIST_MAX = 500;

export const productPictureSchema = z.object({
  id: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
});
export type ProductPictureAnswer = z.infer<typeof productPictureSchema>;

/** A product as everybody may see it. Amounts are naira; `priceToPay` is the price less the discount. */
export const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  price: z.number(),
  priceToPay: z.number(),
  discountPercentage: z.number(),
  isCustom: z.boolean(),
  dietaryTags: z.array(z.string()),
  flavorTags: z.array(z.string()),
  allergens: z.array(z.enum(ALLERGENS)),
  occasions: z.array(z.enum(OCCASIONS)),
  sizes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: z.number(),
      priceToPay: z.number(),
      servings: z.nullable(z.number()),
      workUnits: z.number(),
    }),
  ),
  servings: z.nullable(z.number()),
  leadTimeHours: z.number(),
  workUnits: z.number(),
  vatClass: z.enum(VAT_CLASSES),
  allowsInscription: z.boolean(),
  /** What a piece costs more without egg; null where it is not made so. */
  egglessExtra: z.nullable(z.number()),
  isOfferedAtCart: z.boolean(),
  pictures: z.array(productPictureSchema),
  /** What its reviews come to; left out while there are none. */
  rating: z.optional(z.object({ average: z.number(), count: z.number(), isSample: z.boolean() })),
  version: z.number(),
  createdAt: moment,
  updatedAt: moment,
});
export type ProductAnswer = z.infer<typeof productSchema>;

const facetSchema = z.array(z.object({ value: z.string(), count: z.number() }));

/** How many products a value would leave: instead of what is chosen of its facet, and of dietary tags besides it. */
export const productFacetsSchema = z.object({
  category: facetSchema,
  occasion: facetSchema,
  dietary: facetSchema,
  flavor: facetSchema,
  /** Products that contain it. */
  allergens: facetSchema,
  custom: facetSchema,
  /** Naira to pay; null when nothing is left. */
  price: z.nullable(z.object({ min: z.number(), max: z.number() })),
});
export type ProductFacets = z.infer<typeof productFacetsSchema>;

/** Several values of one filter stand in one parameter with commas between, which no value contains. */
const valueList = z.pipe(
  z.string().check(z.maxLength(500)),
  z.transform((typed) =>
    [...new Set(typed.split(',').map((value) => value.trim()))].filter((value) => value !== ''),
  ),
);
const amount = z.pipe(
  // A form sends a field that was left empty, which as a number would be 0.
  z.transform((given: unknown) => (typeof given === 'string' && given.trim() === '' ? undefined : given)),
  z.optional(
    z.coerce
      .number('Enter an amount in naira.')
      .check(
        z.minimum(0, 'Enter an amount from 0.'),
        z.maximum(PRICE_MAX),
        z.refine(isNairaAmount, 'Use at most two decimals.'),
      ),
  ),
);

const wholeNumber = (max: number) => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max));

export const productQuerySchema = z.object({
  category: z._default(valueList, []),
  occasion: z._default(z.pipe(valueList, z.array(z.enum(OCCASIONS, 'Unknown occasion.'))), []),
  dietary: z._default(valueList, []),
  flavor: z._default(valueList, []),
  excludeAllergens: z._default(z.pipe(valueList, z.array(z.enum(ALLERGENS, 'Unknown allergen.'))), []),
  custom: z.optional(z.enum(['true', 'false'])),
  minPrice: z.optional(amount),
  maxPrice: z.optional(amount),
  /** How many one of it has to feed. */
  serves: z.optional(wholeNumber(SERVINGS_MAX)),
  /** The most hours of notice it may need. */
  notice: z.optional(wholeNumber(LEAD_TIME_MAX_HOURS)),
  sort: z._default(z.enum(PRODUCT_SORTS), 'featured'),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PRODUCT_LIST_MAX)),
    PRODUCT_LIST_MAX,
  ),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
});
export type ProductQuery = z.infer<typeof productQuerySchema>;

export const productListSchema = z.object({
  data: z.array(productSchema),
  total: z.number(),
  facets: productFacetsSchema,
  nextCursor: z.nullable(z.string()),
});
export type ProductList = z.infer<typeof productListSchema>;

export const listProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/products',
  access: 'anyone',
  querySchema: productQuerySchema,
  answerSchema: productListSchema,
});

export const readProductEndpoint = endpoint({
  method: 'GET',
  path: '/api/products/:id',
  access: 'anyone',
  answerSchema: productSchema,
});
