import * as z from 'zod/mini';
import { ALLERGENS } from '../domain/catalogue/allergens.ts';
import { endpoint } from './endpoint.ts';
import { productPictureSchema, productSchema } from './products.ts';

/** Nobody searches for more; a longer query is refused before any work is done for it. */
export const SEARCH_QUERY_MAX_LENGTH = 100;
export const SEARCH_RESULTS_MAX = 100;

export const searchQuerySchema = z.object({
  q: z.string().check(z.trim(), z.maxLength(SEARCH_QUERY_MAX_LENGTH)),
});

export const suggestionSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  /** Of the cheapest size; where the query says how many it has to feed, of those that do. */
  priceToPay: z.number(),
  /** Of the size with that price, where the query says how many it has to feed. */
  sizeId: z.optional(z.string()),
  /** Whether there are dearer ones. */
  isFrom: z.optional(z.literal(true)),
  /** Whether it is not sold at that price, but quoted. */
  needsQuote: z.optional(z.literal(true)),
  picture: z.nullable(productPictureSchema),
  /** Left out where nobody has said what is in it. */
  allergens: z.optional(z.array(z.enum(ALLERGENS))),
  /** What it costs more made without egg, where it can be made so. */
  egglessExtra: z.optional(z.number()),
  /** Whether it was asked for without egg and is not so by itself. */
  isMadeEggless: z.optional(z.literal(true)),
  /** Words of its name by which it was found though they were typed otherwise: "chocolate" for "choclate". */
  terms: z.optional(z.array(z.string())),
  /** Nothing answers the words: what was typed about what somebody may not eat, all of which this fits. */
  fits: z.optional(z.string()),
  /** On the first one alone, as in the results: what was looked for instead of what was typed. */
  meant: z.optional(z.string()),
  leftOut: z.optional(z.array(z.string())),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

export const suggestProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/search/suggestions',
  access: 'anyone',
  querySchema: searchQuerySchema,
  answerSchema: z.array(suggestionSchema),
});

export const searchProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/search/search',
  access: 'anyone',
  querySchema: searchQuerySchema,
  answerSchema: z.object({
    /** Best first. */
    data: z.array(productSchema),
    /** Of all that match, also beyond the best hundred. */
    total: z.number(),
    /** The catalogue's own words that matched, for marking them: "meat" and "pie" for "meatpie", "velvet" for "velvte". */
    terms: z.array(z.string()),
    /** What was looked for instead, where ordinary words were mistyped: "red velvet" for "red velvte". */
    meant: z.optional(z.string()),
    /** Typed words that nothing of what is shown answers: "unicorn" of "unicorn cake". `meant` is then the rest. */
    leftOut: z.optional(z.array(z.string())),
    /** What was typed about what somebody may not eat. Nothing that contradicts it is among the products. */
    needs: z.array(
      z.object({
        name: z.string(),
        note: z.string(),
        /** Whether the cake designer bakes that way. */
        isDesigned: z.boolean(),
        /** What is left out for it; where egg is, products that can be made eggless for an extra follow those that are. */
        allergens: z.array(z.enum(ALLERGENS)),
        /** For whoever takes it off. */
        queryWithout: z.string(),
      }),
    ),
    /** Where nothing was found: other products that fit these needs. */
    alternatives: z.array(productSchema),
  }),
});
export type SearchResults = z.infer<typeof searchProductsEndpoint.answerSchema>;
