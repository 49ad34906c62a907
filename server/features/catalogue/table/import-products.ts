import type { ImportAnswer } from '../../../../contract/product-table.ts';
import { TABLE_MAX_ROWS, TABLE_ROWS_SHOWN_MAX } from '../../../../contract/table-limits.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { translateForeignTable } from '../../../../domain/catalogue/table/foreign-tables.ts';
import { gatherRows, type ProductOfTable } from '../../../../domain/catalogue/table/gather-rows.ts';
import { sayImported } from '../../../../domain/catalogue/table/import-words.ts';
import { readHeadings, readProductRow } from '../../../../domain/catalogue/table/read-product-rows.ts';
import type { CsvRow } from '../../../../domain/csv/parse-csv.ts';
import { accept, type Refusal, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { TOO_MANY_ROWS } from '../../../http/read-table.ts';
import { writeCatalogue } from '../admin/write-catalogue.ts';
import { findProductsById, readCatalogueVersion } from '../bulk/bulk.store.ts';
import { inSlices } from '../in-slices.ts';
import { type PlannedRow, planImport } from './plan-import.ts';
import { findKnownPictures } from './table.store.ts';

const EMPTY = refuse('invalid', 'empty_table', 'There are no products in this file.');

/** Reads a table of products; with `seen` it is written too, except for what somebody has changed since. */
export async function importProducts(
  db: Database,
  actor: Actor,
  rows: readonly CsvRow[],
  seen: number | undefined,
): Promise<Result<ImportAnswer>> {
  const table = await readProducts(rows);
  if (!table.ok) return table;
  // First, so that whoever changes a product while it is being read is noticed later.
  const catalogueVersion = await readCatalogueVersion(db);
  const plan = await planTable(db, table.value);
  const unknownHeadings = [...table.value.unknownHeadings];
  if (seen === undefined) {
    return accept(describeImport(plan, { unknownHeadings, seen: catalogueVersion, undoId: null }));
  }
  const { done, undoId } = await writePlan(db, actor, plan, seen);
  return accept(describeImport(done, { unknownHeadings, seen, undoId }));
}

type ProductTable = {
  readonly products: readonly ProductOfTable[];
  readonly unknownHeadings: readonly string[];
};

async function readProducts(rows: readonly CsvRow[]): Promise<Result<ProductTable>> {
  const [first, ...others] = translateForeignTable(rows);
  if (others.length > TABLE_MAX_ROWS) return TOO_MANY_ROWS;
  const headings = readHeadings(first);
  if (!headings.ok) return headings;
  if (others.length === 0) return EMPTY;
  const read: ReturnType<typeof readProductRow>[] = [];
  for await (const slice of inSlices(others)) {
    read.push(...slice.map((row) => readProductRow(headings.value, row)));
  }
  return accept({ products: gatherRows(read), unknownHeadings: headings.value.unknownHeadings });
}

async function planTable(db: Database, { products }: ProductTable): Promise<readonly PlannedRow[]> {
  const present = new Map<string, Product>();
  for await (const slice of inSlices(products)) {
    const ids = slice.map(({ id }) => id);
    for (const product of await findProductsById(db, ids)) present.set(product.id, product);
  }
  const knownPictures = await findKnownPictures(db, products.flatMap(listPictureIds));
  return planImport(products, present, knownPictures);
}

function listPictureIds({ values: { pictures } }: ProductOfTable): readonly string[] {
  if (!Array.isArray(pictures)) return [];
  // Read by the column itself.
  return (pictures as readonly { readonly id: string }[]).map(({ id }) => id);
}

function writePlan(db: Database, actor: Actor, plan: readonly PlannedRow[], seen: number) {
  return writeCatalogue(db, actor.userId, async ({ addProducts, changeProducts, recordAsOne }) => {
    const added = plan.filter((row) => row.outcome === 'new');
    const changed = plan.filter((row) => row.outcome === 'changed');
    const refusals = new Map<number, Refusal>();
    const note = (rows: readonly PlannedRow[], outcomes: readonly Result<unknown>[]) => {
      for (const [place, { line }] of rows.entries()) {
        const outcome = outcomes[place];
        if (outcome && !outcome.ok) refusals.set(line, outcome.refusal);
      }
    };
    note(added, await addProducts(added.map(({ id, content }) => ({ id, content }))));
    note(changed, await changeProducts(changed.map(({ id, apply }) => ({ id, apply, seenAt: seen }))));
    const done = plan.map((row): PlannedRow => {
      const refusal = refusals.get(row.line);
      if (!refusal) return row;
      const { line, id, name } = row;
      return { line, id, name, outcome: 'refused', problems: [{ column: '', problem: refusal.message }] };
    });
    const counts = { newCount: countRows(done, 'new'), changedCount: countRows(done, 'changed') };
    return { done, undoId: await recordAsOne(`imported from a table: ${sayImported(counts)}`) };
  });
}

function countRows(plan: readonly PlannedRow[], outcome: PlannedRow['outcome']): number {
  return plan.filter((row) => row.outcome === outcome).length;
}

function describeImport(
  plan: readonly PlannedRow[],
  facts: Pick<ImportAnswer, 'unknownHeadings' | 'seen' | 'undoId'>,
): ImportAnswer {
  const added = plan.filter((row) => row.outcome === 'new');
  const changed = plan.filter((row) => row.outcome === 'changed');
  const refused = plan.filter((row) => row.outcome === 'refused');
  const show = <Row>(rows: readonly Row[]) => rows.slice(0, TABLE_ROWS_SHOWN_MAX);
  return {
    newCount: added.length,
    changedCount: changed.length,
    unchangedCount: plan.length - added.length - changed.length - refused.length,
    refusedCount: refused.length,
    added: show(added).map(({ line, id, name }) => ({ line, id, name })),
    changed: show(changed).map(({ line, id, name, changes }) => ({ line, id, name, changes: [...changes] })),
    refused: show(refused).map(({ line, id, name, problems }) => ({
      line,
      id,
      name,
      problems: [...problems],
    })),
    ...facts,
  };
}
