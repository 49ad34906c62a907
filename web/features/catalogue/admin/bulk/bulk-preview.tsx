import type { BulkAnswer } from '../../../../../contract/product-bulk.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { countProducts, type Difference, listDifferences } from './describe-rows.ts';
import { RefusedList } from './refused-list.tsx';

/** What would become of each product; nothing is changed yet. */
export function BulkPreview({ preview }: { readonly preview: BulkAnswer }) {
  const { changed, changedCount, unchangedCount, refused, refusedCount } = preview;
  const others = changedCount - changed.length;
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold">
        {changedCount === 0 ? 'Nothing would change' : `${countProducts(changedCount)} would change`}
        {unchangedCount > 0 && `, ${countProducts(unchangedCount)} stay as they are`}
      </p>
      {refusedCount > 0 && (
        <Note tone="warning">
          <p className="font-semibold">{countProducts(refusedCount)} cannot be changed:</p>
          <RefusedList refused={refused} refusedCount={refusedCount} />
        </Note>
      )}
      {changed.length > 0 && (
        <div className="rounded-card border border-crust">
          <table className="w-full border-collapse text-left text-label">
            <caption className="visually-hidden">Before and after</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">Product</th>
                <th scope="col">Before and after</th>
              </tr>
            </thead>
            <tbody>
              {changed.map(({ id, name, before, after }) => (
                <tr key={id} className="border-b border-crust last:border-b-0 max-phone:grid">
                  <th
                    scope="row"
                    className="px-4 py-2.5 align-top font-semibold wrap-anywhere max-phone:pb-0 phone:w-1/2"
                  >
                    {name}
                  </th>
                  <td className="px-4 py-2.5 max-phone:pt-0.5">
                    {listDifferences(before, after).map((difference) => (
                      <DifferenceLine key={difference.of} difference={difference} />
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {others > 0 && <p className="px-4 py-3 text-cocoa-2">and {countProducts(others)} more</p>}
        </div>
      )}
    </div>
  );
}

function DifferenceLine({ difference: { of, before, after } }: { readonly difference: Difference }) {
  return (
    <p className="figures">
      {of !== '' && <span className="text-cocoa-2">{of}: </span>}
      <span className="text-cocoa-2">
        <span className="visually-hidden">from </span>
        {before}
      </span>{' '}
      <span aria-hidden="true">→</span>
      <span className="visually-hidden"> to</span> <span className="font-semibold">{after}</span>
    </p>
  );
}
