import * as z from 'zod/mini';
import { PRODUCT_STATUSES } from '../domain/catalogue/product.ts';
import { SLUG_FORM, SLUG_MAX_LENGTH } from '../domain/catalogue/slug.ts';
import { endpoint } from './endpoint.ts';

/** A bake of the starter list, with our picture. */
const starterBakeSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  /** Of the smallest size. */
  price: z.number(),
  /** A small picture as a data address: nothing is kept of what nobody chooses. */
  thumbnail: z.string(),
  /** It is among the products already, as a sample or edited since. */
  isInShop: z.boolean(),
});
export type StarterBake = z.infer<typeof starterBakeSchema>;

/** What came with the demo or the starter list, and nobody has changed since. */
export const sampleCountsSchema = z.object({
  products: z.number(),
  /** Of those, how many stand in an order. */
  orderedProducts: z.number(),
  posts: z.number(),
  pages: z.number(),
  customers: z.number(),
  /** Shop details, home page, delivery terms and calendar, as far as they are the demo's. */
  settings: z.number(),
});
export type SampleCounts = z.infer<typeof sampleCountsSchema>;

export const listSamplesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/samples',
  access: 'administrator',
  answerSchema: z.object({ bakes: z.array(starterBakeSchema), removable: sampleCountsSchema }),
});

/** What is there already is passed over. Published before the opening, and as drafts afterwards: nobody sells one unawares. */
export const addSamplesEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/samples',
  access: 'administrator',
  bodySchema: z.object({
    ids: z
      .array(z.string().check(z.regex(SLUG_FORM), z.maxLength(SLUG_MAX_LENGTH)))
      .check(z.minLength(1, 'Choose at least one.'), z.maxLength(100)),
  }),
  answerSchema: z.object({ added: z.number(), status: z.enum(PRODUCT_STATUSES) }),
});

/** Takes away all samples at once; what is one's own stays. */
export const removeSamplesEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/admin/samples',
  access: 'owner',
  answerSchema: z.object({ removed: sampleCountsSchema }),
});
