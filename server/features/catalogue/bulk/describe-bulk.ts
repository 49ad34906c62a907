import {
  BULK_ROWS_SHOWN_MAX,
  type BulkAnswer,
  type BulkState,
  type RefusedProduct,
} from '../../../../contract/product-bulk.ts';
import type { BulkOutcome } from '../../../../domain/catalogue/bulk/bulk-change.ts';
import type { ProductContent } from '../../../../domain/catalogue/product-content.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';

/** What a change makes, or would make, of one product. */
export type DecidedProduct = {
  readonly id: string;
  readonly name: string;
  readonly before: ProductContent;
  readonly outcome: BulkOutcome;
};

export type DecidedBulk = {
  readonly decided: readonly DecidedProduct[];
  /** Chosen, but not there. */
  readonly missingIds: readonly string[];
  readonly seen: number;
  readonly undoId: string | null;
};

export function describeBulk({ decided, missingIds, seen, undoId }: DecidedBulk): BulkAnswer {
  const changed = decided.flatMap(({ id, name, before, outcome }) =>
    outcome.kind === 'changed' ? [{ id, name, before, after: outcome.content }] : [],
  );
  const refused: RefusedProduct[] = [
    ...missingIds.map((id) => ({ id, name: id, reason: 'There is no such product.' })),
    ...decided.flatMap(({ id, name, outcome }) =>
      outcome.kind === 'refused' ? [{ id, name, reason: outcome.reason }] : [],
    ),
  ];
  return {
    changedCount: changed.length,
    unchangedCount: decided.length + missingIds.length - changed.length - refused.length,
    refusedCount: refused.length,
    changedIds: changed.map(({ id }) => id),
    changed: changed.slice(0, BULK_ROWS_SHOWN_MAX).map(({ id, name, before, after }) => ({
      id,
      name,
      before: describeState(before),
      after: describeState(after),
    })),
    refused: refused.slice(0, BULK_ROWS_SHOWN_MAX),
    seen,
    undoId,
  };
}

function describeState({ status, discountPercentage, priceInKobo, sizes }: ProductContent): BulkState {
  return {
    status,
    discountPercentage,
    price: convertKoboToNaira(priceInKobo),
    sizes: sizes.map((size) => ({
      id: size.id,
      name: size.name,
      price: convertKoboToNaira(size.priceInKobo),
    })),
  };
}
