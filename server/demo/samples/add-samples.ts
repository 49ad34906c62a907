import type { ProductStatus } from '../../../domain/catalogue/product.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { lockNames } from '../../database/lock-names.ts';
import { recordAuditEvent } from '../../database/record-audit-event.ts';
import { writeCatalogue } from '../../features/catalogue/admin/write-catalogue.ts';
import { isShopOpen } from '../../features/shop/opening.store.ts';
import type { Actor } from '../../http/app-environment.ts';
import type { FilePort } from '../../ports/files.ts';
import { toAddition } from '../catalogue/load-catalogue.ts';
import { storeDemoPictures } from '../catalogue/store-pictures.ts';
import { SAMPLES_LOCK } from './samples-lock.ts';
import { findPresent, findStarters } from './starter-list.ts';

const NO_SUCH_SAMPLE = refuse('not_found', 'no_such_sample', 'There’s no such sample.');

type AddingParts = { readonly db: Database; readonly files: FilePort; readonly readClock: () => Date };
type Added = { readonly added: number; readonly status: ProductStatus };

/**
 * Puts chosen bakes of the starter list among the products, in the shop's own name: that makes them samples until somebody
 * edits them. Those that were taken away before come back.
 */
export async function addSamples(
  { db, files, readClock }: AddingParts,
  { userId }: Pick<Actor, 'userId'>,
  ids: readonly string[],
): Promise<Result<Added>> {
  const starters = findStarters(ids);
  if (starters.length < new Set(ids).size) return NO_SUCH_SAMPLE;
  const names = starters.flatMap(({ product }) => product.pictures.map(({ name }) => name));
  const pictureIds = await storeDemoPictures(db, files, names);
  return writeCatalogue(db, null, async ({ addProducts, changeProducts }, tx) => {
    await lockNames(tx, [SAMPLES_LOCK]);
    const status = (await isShopOpen(tx)) ? 'draft' : 'published';
    const present = await findPresent(tx);
    const missing = starters.filter(({ product }) => !present.has(product.id));
    const removed = starters.filter(({ product }) => present.get(product.id) === 'removed');
    const outcomes = [
      ...(await addProducts(
        missing.map(({ category, product }) =>
          toAddition({ category, product, pictureIds, status, createdAt: readClock() }),
        ),
      )),
      ...(await changeProducts(
        removed.map(({ product: { id } }) => ({ id, apply: (content) => ({ ...content, status }) })),
      )),
    ];
    const added = outcomes.filter(({ ok }) => ok).length;
    if (added > 0) {
      const details = { products: added };
      await recordAuditEvent(tx, {
        action: 'product.samples_added',
        actorId: userId,
        subjectId: userId,
        details,
      });
    }
    return accept({ added, status });
  });
}
