import * as z from 'zod/mini';
import { ALLERGENS } from '../domain/catalogue/allergens.ts';
import { EGGLESS_EXTRA_MAX_IN_KOBO } from '../domain/catalogue/eggless.ts';
import { OCCASIONS } from '../domain/catalogue/occasions.ts';
import {
  ALT_TEXT_MAX_LENGTH,
  CATEGORY_MAX_LENGTH,
  DISCOUNT_MAX_PERCENTAGE,
  LEAD_TIME_MAX_HOURS,
  PRODUCT_DESCRIPTION_MAX_LENGTH,
  PRODUCT_NAME_MAX_LENGTH,
  PRODUCT_PICTURES_MAX,
  PRODUCT_PRICE_MAX_IN_KOBO,
  PRODUCT_STATUSES,
  SERVINGS_MAX,
  SIZE_NAME_MAX_LENGTH,
  SIZES_MAX,
  TAG_MAX_LENGTH,
  TAGS_MAX,
  WORK_UNITS_MAX,
} from '../domain/catalogue/product.ts';
import { findNamesakeSizes } from '../domain/catalogue/size-names.ts';
import { SLUG_FORM, SLUG_MAX_LENGTH } from '../domain/catalogue/slug.ts';
import { VAT_CLASSES } from '../domain/catalogue/vat.ts';
import { convertKoboToNaira, formatNaira, isNairaAmount } from '../domain/money.ts';
import { endpoint } from './endpoint.ts';
import { productSchema } from './products.ts';

const PRICE_MAX = convertKoboToNaira(PRODUCT_PRICE_MAX_IN_KOBO);

const filled = (missing: string, maxLength: number) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(maxLength, `Use at most ${maxLength} characters.`));

/** A comma would split it in two where several stand in one address. */
const label = (missing: string, maxLength: number) =>
  filled(missing, maxLength).check(z.refine((text) => !text.includes(','), 'Leave out the comma.'));

const tags = z.pipe(
  z
    .array(label('Leave out empty tags.', TAG_MAX_LENGTH))
    .check(z.maxLength(TAGS_MAX, `Use at most ${TAGS_MAX} tags.`)),
  z.transform((list) => [...new Set(list)]),
);
const price = z
  .number('Enter a price in naira.')
  .check(
    z.minimum(0, 'A price cannot be below ₦0.'),
    z.maximum(PRICE_MAX, `Enter a price up to ${formatNaira(PRODUCT_PRICE_MAX_IN_KOBO)}.`),
    z.refine(isNairaAmount, 'Use at most two decimals.'),
  );
const wholeNumber = (min: number, max: number) =>
  z
    .number('Enter a whole number.')
    .check(
      z.int('Enter a whole number.'),
      z.minimum(min, `Enter at least ${min}.`),
      z.maximum(max, `Enter at most ${max}.`),
    );
const servings = z.nullable(wholeNumber(1, SERVINGS_MAX));
const workUnits = wholeNumber(0, WORK_UNITS_MAX);
const slug = z
  .string()
  .check(
    z.maxLength(SLUG_MAX_LENGTH, `Use at most ${SLUG_MAX_LENGTH} characters.`),
    z.regex(SLUG_FORM, 'Use small letters, digits and single hyphens.'),
  );

const productBodyShape = {
  name: filled('Enter a name.', PRODUCT_NAME_MAX_LENGTH),
  description: z
    .string()
    .check(
      z.trim(),
      z.maxLength(
        PRODUCT_DESCRIPTION_MAX_LENGTH,
        `Use at most ${PRODUCT_DESCRIPTION_MAX_LENGTH} characters.`,
      ),
    ),
  category: label('Choose a category.', CATEGORY_MAX_LENGTH),
  /** Not looked at where there are sizes: the cheapest one's price is the product's. */
  price,
  discountPercentage: z
    .number('Enter a percentage.')
    .check(
      z.minimum(0, 'Enter 0 for no discount.'),
      z.maximum(DISCOUNT_MAX_PERCENTAGE, `Enter at most ${DISCOUNT_MAX_PERCENTAGE}%.`),
      z.refine(isNairaAmount, 'Use at most two decimals.'),
    ),
  isCustom: z.boolean(),
  dietaryTags: tags,
  flavorTags: tags,
  allergens: z.pipe(
    z.array(z.enum(ALLERGENS, 'Unknown allergen.')),
    z.transform((list) => ALLERGENS.filter((allergen) => list.includes(allergen))),
  ),
  occasions: z.pipe(
    z.array(z.enum(OCCASIONS, 'Unknown occasion.')),
    z.transform((list) => OCCASIONS.filter((occasion) => list.includes(occasion))),
  ),
  sizes: z
    .array(
      z.object({
        id: slug,
        name: filled('Enter a size name.', SIZE_NAME_MAX_LENGTH),
        price,
        servings,
        workUnits,
      }),
    )
    .check(
      z.maxLength(SIZES_MAX, `Use at most ${SIZES_MAX} sizes.`),
      z.refine(
        (sizes) => new Set(sizes.map(({ id }) => id)).size === sizes.length,
        'Each size needs its own id.',
      ),
      (context) => {
        for (const { index } of findNamesakeSizes(context.value)) {
          context.issues.push({
            code: 'custom',
            input: context.value,
            path: [index, 'name'],
            message: 'Another size has this name. Give each size its own.',
          });
        }
      },
    ),
  servings,
  leadTimeHours: wholeNumber(0, LEAD_TIME_MAX_HOURS),
  workUnits,
  vatClass: z.enum(VAT_CLASSES, 'Choose a VAT class.'),
  allowsInscription: z.boolean(),
  /** Only for what contains egg and is not made to a design. */
  egglessExtra: z.nullable(
    z
      .number('Enter an amount in naira.')
      .check(
        z.minimum(0, 'Enter 0 for no extra charge.'),
        z.maximum(
          convertKoboToNaira(EGGLESS_EXTRA_MAX_IN_KOBO),
          `Enter an amount up to ${formatNaira(EGGLESS_EXTRA_MAX_IN_KOBO)}.`,
        ),
        z.refine(isNairaAmount, 'Use at most two decimals.'),
      ),
  ),
  isOfferedAtCart: z.boolean(),
  pictures: z
    .array(
      z.object({
        id: z.uuid('Unknown picture.'),
        alt: z
          .string()
          .check(
            z.trim(),
            z.maxLength(ALT_TEXT_MAX_LENGTH, `Use at most ${ALT_TEXT_MAX_LENGTH} characters.`),
          ),
      }),
    )
    .check(
      z.maxLength(PRODUCT_PICTURES_MAX, `Use at most ${PRODUCT_PICTURES_MAX} pictures.`),
      z.refine(
        (list) => new Set(list.map(({ id }) => id)).size === list.length,
        'A picture can be used once.',
      ),
    ),
  status: z.enum(PRODUCT_STATUSES),
};

/** Only name, category and price must be said; the rest begins as the least surprising thing. */
export const newProductSchema = z.object({
  ...productBodyShape,
  /** Made from the name when it is left out. */
  id: z.optional(slug),
  description: z._default(productBodyShape.description, ''),
  discountPercentage: z._default(productBodyShape.discountPercentage, 0),
  isCustom: z._default(z.boolean(), false),
  dietaryTags: z._default(tags, []),
  flavorTags: z._default(tags, []),
  allergens: z._default(productBodyShape.allergens, []),
  occasions: z._default(productBodyShape.occasions, []),
  sizes: z._default(productBodyShape.sizes, []),
  servings: z._default(servings, null),
  leadTimeHours: z._default(productBodyShape.leadTimeHours, 24),
  workUnits: z._default(workUnits, 1),
  vatClass: z._default(productBodyShape.vatClass, 'standard'),
  allowsInscription: z._default(z.boolean(), false),
  egglessExtra: z._default(productBodyShape.egglessExtra, null),
  isOfferedAtCart: z._default(z.boolean(), false),
  pictures: z._default(productBodyShape.pictures, []),
  status: z._default(productBodyShape.status, 'draft'),
});
export type NewProduct = z.infer<typeof newProductSchema>;

/** What is left out stays as it is. With a version the change is refused if somebody else was quicker. */
export const productChangeSchema = z.extend(z.partial(z.object(productBodyShape)), {
  version: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
});
export type ProductChange = z.infer<typeof productChangeSchema>;

/** What administrators see besides: whether and how it stands in the shop. */
export const adminProductSchema = z.extend(productSchema, {
  status: z.enum(PRODUCT_STATUSES),
  /** It came with the shop, and nobody has changed it since. */
  isSample: z.optional(z.literal(true)),
});
export type AdminProduct = z.infer<typeof adminProductSchema>;

/** The product that the key of a creation stands for already, with other words. */
export const createdBeforeSchema = z.object({ code: z.literal('key_reused'), id: z.string() });

/**
 * May have an `Idempotency-Key`: sent again after a lost answer, it leads to the same product. With other words under the same key
 * the refusal names that product, so that they can be saved as a change to it.
 */
export const createProductEndpoint = endpoint({
  method: 'POST',
  path: '/api/products',
  access: 'administrator',
  idempotencyKey: 'optional',
  bodySchema: newProductSchema,
  answerSchema: adminProductSchema,
  status: 201,
});

export const changeProductEndpoint = endpoint({
  method: 'PUT',
  path: '/api/products/:id',
  access: 'administrator',
  bodySchema: productChangeSchema,
  answerSchema: adminProductSchema,
});

/** The product goes into the archive, from where a change of its status brings it back. */
export const deleteProductEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/products/:id',
  access: 'administrator',
});

export const ADMIN_PRODUCT_PAGE_SIZE = 25;
export const ADMIN_PRODUCT_SORTS = ['updated', 'name', 'price-up', 'price-down'] as const;

export const listAdminProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/products',
  access: 'administrator',
  querySchema: z.object({
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    status: z.optional(z.enum(PRODUCT_STATUSES)),
    category: z._default(z.string().check(z.trim(), z.maxLength(CATEGORY_MAX_LENGTH)), ''),
    sort: z._default(z.enum(ADMIN_PRODUCT_SORTS), 'updated'),
    // Long enough to hold the longest name.
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(1_200))),
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)),
      ADMIN_PRODUCT_PAGE_SIZE,
    ),
  }),
  answerSchema: z.object({
    data: z.array(adminProductSchema),
    total: z.number(),
    /** How many stand in each status under the same search and category. */
    counts: z.object({ draft: z.number(), published: z.number(), archived: z.number() }),
    /** Every category and tag that is in use, for filters and for completing what is typed. */
    categories: z.array(z.string()),
    dietaryTags: z.array(z.string()),
    flavorTags: z.array(z.string()),
    nextCursor: z.nullable(z.string()),
  }),
});
export type AdminProductQuery = z.infer<typeof listAdminProductsEndpoint.querySchema>;
export type AdminProductPage = z.infer<typeof listAdminProductsEndpoint.answerSchema>;

export const readAdminProductEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/products/:id',
  access: 'administrator',
  answerSchema: adminProductSchema,
});
