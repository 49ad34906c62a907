import { TABLE_MAX_BYTES, TABLE_MAX_ROWS } from '../../../../../contract/table-limits.ts';
import { WRITTEN_COLUMNS } from '../../../../../domain/catalogue/table/write-product-rows.ts';
import { joinWords } from '../../../../ui/formats/join-words.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';

const EMPTIED = WRITTEN_COLUMNS.flatMap(({ heading, whenEmpty }) =>
  whenEmpty === 'nothing' ? [heading] : [],
);

/** How the table is written, told by the very columns that read it. */
export function ColumnGuide() {
  return (
    <Panel>
      <h2>File format</h2>
      <ul className="mt-3 grid max-w-measure list-disc gap-1.5 pl-5">
        <li>
          Product files exported from Shopify or WooCommerce work as they are. Their products come in as
          drafts, without pictures.
        </li>
        <li>The first line has the column names, in any order. Columns you leave out aren’t changed.</li>
        <li>Each product has one row, or one row per size, matched by its id. A new id adds a product.</li>
        <li>
          With sizes, each row has its own price. Details shared by all sizes are needed only once. A size
          without a row stays the same; remove it on the product’s page.
        </li>
        <li>An empty cell clears {joinWords(EMPTIED, 'and')}; in any other column it changes nothing.</li>
        <li>
          CSV in UTF-8 with commas or semicolons, up to {TABLE_MAX_BYTES / 1024 / 1024} MB and{' '}
          {TABLE_MAX_ROWS.toLocaleString('en-GB')} rows.
        </li>
        <li>
          Cells that start with =, +, - or @ are exported with an apostrophe so spreadsheets don’t run them as
          formulas. The import removes it again.
        </li>
      </ul>
      <dl className="mt-5 grid text-label phone:grid-cols-[--spacing(44)_1fr]">
        {WRITTEN_COLUMNS.map(({ heading, explanation }) => (
          <div key={heading} className="contents">
            <dt className="border-t border-crust pt-2 font-semibold phone:py-2">{heading}</dt>
            <dd className="pb-2 wrap-anywhere text-cocoa-2 phone:border-t phone:border-crust phone:py-2">
              {explanation}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
