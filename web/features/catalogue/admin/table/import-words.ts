import type { ImportAnswer } from '../../../../../contract/product-table.ts';
import type { ImportCounts } from '../../../../../domain/catalogue/table/import-words.ts';
import type { LeftOut } from '../bulk/bulk-report.ts';
import { countProducts } from '../bulk/describe-rows.ts';

/** Null where there is nothing to import. */
export function nameImportButton(found: ImportCounts): string | null {
  const count = found.newCount + found.changedCount;
  return count === 0 ? null : `Import ${countProducts(count)}`;
}

/** What stayed out of the shop, in the words of a report. It is mended in the table, and may be no product yet. */
export function listLeftOut({ refused }: Pick<ImportAnswer, 'refused'>): readonly LeftOut[] {
  return refused.map(({ line, name, problems }) => ({
    id: null,
    name: name === '' ? `Line ${line}` : `Line ${line}, ${name}`,
    reason: problems
      .map(({ column, problem }) => (column === '' ? problem : `${column}: ${problem}`))
      .join(' '),
  }));
}
