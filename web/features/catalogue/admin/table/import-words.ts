import type { RefusedProduct } from '../../../../../contract/product-bulk.ts';
import type { ImportAnswer } from '../../../../../contract/product-table.ts';
import { countProducts } from '../bulk/describe-rows.ts';

type Counts = Pick<ImportAnswer, 'newCount' | 'changedCount'>;

/** "2 new, 5 changed" */
export function sayWritten({ newCount, changedCount }: Counts): string {
  const parts = [newCount > 0 ? `${newCount} new` : '', changedCount > 0 ? `${changedCount} changed` : ''];
  return parts.filter((part) => part !== '').join(', ');
}

export function nameImportButton(found: Counts): string {
  return `Import ${countProducts(found.newCount + found.changedCount)}`;
}

/** What stayed out of the shop, in the words of a report. */
export function listLeftOut({ refused }: Pick<ImportAnswer, 'refused'>): readonly RefusedProduct[] {
  return refused.map(({ line, id, name, problems }) => ({
    id: id || `line-${line}`,
    name: name || `Line ${line}`,
    reason: problems
      .map(({ column, problem }) => (column === '' ? problem : `${column}: ${problem}`))
      .join(' '),
  }));
}
