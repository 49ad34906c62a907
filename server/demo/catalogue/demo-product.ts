import type * as z from 'zod/mini';
import type { newProductSchema } from '../../../contract/product-changes.ts';

type ProductBody = z.input<typeof newProductSchema>;

export type DemoPicture = {
  /** A file of `server/demo/pictures` without its ending. */
  readonly name: string;
  readonly alt: string;
};

/** A product as an administrator would have entered it; what is left out begins as it would there. */
export type DemoProduct = Omit<ProductBody, 'id' | 'price' | 'category' | 'pictures' | 'status'> & {
  readonly id: string;
  readonly description: string;
  /** Where there are sizes, theirs count. */
  readonly price?: number;
  readonly pictures: readonly DemoPicture[];
  readonly addedDaysAgo: number;
};

export type DemoCategory = { readonly category: string; readonly products: readonly DemoProduct[] };
