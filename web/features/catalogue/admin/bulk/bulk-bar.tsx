import type { ProductStatus } from '../../../../../domain/catalogue/product.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ACT_WORDS, type BulkAct, listActs } from './bulk-acts.ts';

type BulkBarProps = {
  readonly count: number;
  /** Where the chosen products stand. */
  readonly statuses: ReadonlySet<ProductStatus>;
  /** How many the list is about, where not all of them are shown and chosen; null otherwise. */
  readonly allCount: number | null;
  readonly onChooseAll: () => void;
  readonly onClear: () => void;
  readonly onAct: (act: BulkAct) => void;
};

/** What can be done to all of the chosen products at once. */
export function BulkBar({ count, statuses, allCount, onChooseAll, onClear, onAct }: BulkBarProps) {
  return (
    <section
      aria-label="Selected products"
      className="sticky bottom-[calc(var(--bar-height)+--spacing(3))] z-20 flex min-w-0 flex-wrap items-center gap-2 rounded-picture bg-cocoa px-4 py-3 text-on-dark shadow-3"
    >
      <p role="status" className="font-semibold whitespace-nowrap">
        {count.toLocaleString('en-GB')}{' '}
        <span className="max-phone:visually-hidden">{count === 1 ? 'product' : 'products'}</span> selected
      </p>
      {allCount !== null && (
        <Button
          size="s"
          onClick={onChooseAll}
          aria-label={`Select all ${allCount.toLocaleString('en-GB')}`}
          className="underline underline-offset-4 hover:bg-cocoa-3 focus-visible:outline-on-dark"
        >
          <span className="max-phone:hidden">Select all {allCount.toLocaleString('en-GB')}</span>
          <span className="phone:hidden">All {allCount.toLocaleString('en-GB')}</span>
        </Button>
      )}
      <div className="flex gap-2 max-rail:order-last max-rail:-mx-4 max-rail:w-[calc(100%+--spacing(8))] max-rail:overflow-x-auto max-rail:px-4 max-rail:py-1 max-rail:[scrollbar-width:none] rail:ml-auto">
        {listActs(statuses).map((act) => (
          <Button key={act} kind="honey" size="s" onClick={() => onAct(act)} className="flex-none">
            {ACT_WORDS[act].label}
          </Button>
        ))}
      </div>
      <Button
        size="s"
        onClick={onClear}
        aria-label="Clear selection"
        className="hover:bg-cocoa-3 focus-visible:outline-on-dark max-rail:ml-auto"
      >
        <span className="max-phone:hidden">Clear selection</span>
        <span className="phone:hidden">Clear</span>
      </Button>
    </section>
  );
}
