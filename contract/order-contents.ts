import * as z from 'zod/mini';

/** One line of an order, as its customer may see it. */
export const orderLineSchema = z.object({
  productId: z.string(),
  name: z.string(),
  sizeId: z.nullable(z.string()),
  /** What was chosen, in words; of a designed cake, all of its description. */
  sizeName: z.nullable(z.string()),
  inscription: z.string(),
  /** In the short text form of links; blank: none. */
  design: z.string(),
  isEggless: z.boolean(),
  quantity: z.number(),
  listPrice: z.number(),
  price: z.number(),
  lineTotal: z.number(),
  pictureId: z.nullable(z.string()),
  /** All that came with what is in no catalogue, the first of them above too. */
  pictureIds: z.array(z.string()),
  /** What it is known to contain; an answer that a device kept from an earlier version does not know. */
  allergens: z._default(z.array(z.string()), []),
});

/** What was agreed where an order was made of a custom request, line by line. */
export const acceptedQuoteSchema = z.object({
  /** Of the request, where all that was said can be read. */
  id: z.string(),
  number: z.string(),
  lines: z.array(z.object({ words: z.string(), amount: z.number() })),
  note: z.string(),
  /** What the customer asked for in words, with what should be written on it; blank: nothing. */
  instructions: z.string(),
});
