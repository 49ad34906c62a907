import type { Product, ProductPicture } from '../../../../domain/catalogue/product.ts';
import type { ProductContent } from '../../../../domain/catalogue/product-content.ts';
import { findPublishingProblems } from '../../../../domain/catalogue/publishing.ts';
import { makeSlug, numberSlug } from '../../../../domain/catalogue/slug.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { toProduct } from '../product-row.ts';
import { composeGallery } from './compose-gallery.ts';
import {
  holdPictures,
  insertProducts,
  type WriteReport,
  type WrittenProduct,
} from './product-writes.store.ts';
import { refuseMute } from './refuse-mute.ts';

export type Addition = {
  /** Made from the name when it is left out. */
  readonly id?: string | undefined;
  readonly content: ProductContent;
  /** When it came into the shop, if not now. */
  readonly createdAt?: Date | undefined;
  /** Of the request that creates it. */
  readonly key?: string | undefined;
};

type AdditionCode = 'id_taken' | 'alt_text_missing' | 'unknown_picture';

/** For a name without a single letter or digit of ours, such as "🎂". */
const FALLBACK_SLUG = 'product';

const ID_TAKEN = refuse('conflict', 'id_taken', 'Another product already has this id.', {
  id: 'Another product already has this id. Choose a different one.',
});

type Waiting = {
  readonly place: number;
  readonly addition: Addition;
  readonly gallery: readonly ProductPicture[];
  /** Which of the ids that can be made from the name comes next. */
  readonly attempt: number;
};

export async function addProducts(
  tx: Transaction,
  additions: readonly Addition[],
): Promise<WriteReport<AdditionCode>> {
  const outcomes: Result<Product, AdditionCode>[] = [];
  const written: WrittenProduct[] = [];
  const known = await holdPictures(
    tx,
    additions.flatMap(({ content }) => content.pictures.map(({ id }) => id)),
  );

  let waiting: Waiting[] = [];
  for (const [place, addition] of additions.entries()) {
    const problems = findPublishingProblems(addition.content);
    const isMute = Object.keys(problems).length > 0;
    const gallery = isMute ? refuseMute(problems) : composeGallery(addition.content.pictures, known);
    if (gallery.ok) waiting.push({ place, addition, gallery: gallery.value, attempt: 1 });
    else outcomes[place] = gallery;
  }

  while (waiting.length > 0) {
    const tried = new Map<string, Waiting>();
    const next: Waiting[] = [];
    for (const each of waiting) {
      const id = proposeId(each);
      if (tried.has(id)) next.push(each);
      else tried.set(id, each);
    }
    const rows = await insertProducts(
      tx,
      Array.from(tried, ([id, { addition }]) => ({
        id,
        content: addition.content,
        createdAt: addition.createdAt,
      })),
    );
    for (const row of rows) {
      const each = tried.get(row.id);
      if (!each) continue;
      tried.delete(row.id);
      outcomes[each.place] = accept(toProduct(row, each.gallery));
      const { content, key } = each.addition;
      written.push({ id: row.id, version: row.version, before: undefined, content, key });
    }
    for (const each of tried.values()) {
      if (each.addition.id === undefined) next.push({ ...each, attempt: each.attempt + 1 });
      else outcomes[each.place] = ID_TAKEN;
    }
    waiting = next;
  }
  return { outcomes, written };
}

function proposeId({ addition: { id, content }, attempt }: Waiting): string {
  return id ?? numberSlug(makeSlug(content.name) || FALLBACK_SLUG, attempt);
}
