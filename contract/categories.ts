import * as z from 'zod/mini';
import { CATEGORY_MAX_LENGTH } from '../domain/catalogue/product.ts';
import { endpoint } from './endpoint.ts';
import { pictureSchema } from './pictures.ts';

/** More than a shop has. */
const CATEGORIES_MAX = 500;

const knownName = z.string().check(z.minLength(1), z.maxLength(CATEGORY_MAX_LENGTH));

export const adminCategorySchema = z.object({
  name: z.string(),
  /** Drafts and archived ones too: all of them follow a new name. */
  productCount: z.number(),
  /** Null: shoppers see that of its first product. */
  picture: z.nullable(pictureSchema),
  /** What shoppers see without one of its own. */
  standInPicture: z.nullable(pictureSchema),
  /** Addresses with these lead to it. */
  formerNames: z.array(z.string()),
  /** Delivery zones that leave it out. */
  excludingZones: z.array(z.string()),
});
export type AdminCategory = z.infer<typeof adminCategorySchema>;

/** In the order of the shop. */
export const categoryListSchema = z.object({ categories: z.array(adminCategorySchema) });
export type CategoryList = z.infer<typeof categoryListSchema>;

export const listCategoriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/categories',
  access: 'administrator',
  answerSchema: categoryListSchema,
});

/** Those that are left out follow in the order of the alphabet. */
export const orderCategoriesEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/categories/order',
  access: 'administrator',
  bodySchema: z.object({
    order: z.array(knownName).check(
      z.maxLength(CATEGORIES_MAX),
      z.refine((names) => new Set(names).size === names.length, 'List each category once.'),
    ),
  }),
  answerSchema: categoryListSchema,
});

export const setCategoryPictureEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/categories/picture',
  access: 'administrator',
  bodySchema: z.object({ name: knownName, pictureId: z.nullable(z.uuid('Unknown picture.')) }),
  answerSchema: categoryListSchema,
});

export const newCategoryNameSchema = z.string('Enter a name.').check(
  z.trim(),
  z.minLength(1, 'Enter a name.'),
  z.maxLength(CATEGORY_MAX_LENGTH, `Use at most ${CATEGORY_MAX_LENGTH} characters.`),
  // A comma would split it in two where several stand in one address.
  z.refine((text) => !text.includes(','), 'Leave out the comma.'),
);

/** All its products follow, and the delivery zones that leave it out. */
export const renameCategoryEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/categories/rename',
  access: 'administrator',
  bodySchema: z.object({ name: knownName, newName: newCategoryNameSchema }),
  answerSchema: categoryListSchema,
});

export const mergeCategoriesEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/categories/merge',
  access: 'administrator',
  bodySchema: z.object({ name: knownName, into: knownName }),
  answerSchema: categoryListSchema,
});

/** The name no longer leads anywhere, and a product can begin a new category with it. */
export const forgetFormerNameEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/categories/forget-name',
  access: 'administrator',
  bodySchema: z.object({ formerName: knownName }),
  answerSchema: categoryListSchema,
});
