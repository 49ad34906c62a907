import FiltersIcon from 'lucide-react/icons/sliders-horizontal';
import CloseIcon from 'lucide-react/icons/x';
import { type ComponentProps, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { countProducts } from '../../../../ui/product/count-products.ts';
import { countFilters } from '../address/list-filter.ts';
import { SheetWays } from '../results/sheet-ways.tsx';
import { FilterPanel } from './filter-panel.tsx';

type FilterSheetProps = ComponentProps<typeof FilterPanel> & {
  readonly total: number;
  readonly isLoading: boolean;
  /** Where nothing is left: how many there would be without each filter, and how many made without egg. */
  readonly gains: readonly number[];
  readonly egglessCount: number;
  /** The list without filters; null when there is nothing to clear. */
  readonly clearAddress: string | null;
};

/** The filters of a phone: a button, and a sheet from below that shows at once what each choice leaves. */
export function FilterSheet(props: FilterSheetProps) {
  const { total, isLoading, gains, egglessCount, clearAddress, ...panel } = props;
  const showRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isEmpty = total === 0 && !isLoading;
  const { filter, typedAllergens } = panel;
  // What the words of a search leave out is ticked among the filters, too.
  const leftOut = new Set([...filter.excludeAllergens, ...typedAllergens.keys()]);
  const count = countFilters(filter) + leftOut.size - filter.excludeAllergens.length;
  return (
    <>
      <Button
        kind="paper"
        size="s"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="text-label"
      >
        <FiltersIcon />
        Filters
        {count > 0 && (
          <span className="figures min-w-6.5 rounded-pill bg-cocoa px-2 text-tiny leading-6.5 text-on-dark">
            {count}
            <span className="visually-hidden"> chosen</span>
          </span>
        )}
      </Button>
      <Modal isOpen={isOpen} onClose={close} label="Filters" placement="below">
        <div className="sticky top-0 z-10 flex items-center justify-between bg-cream px-5 pt-4 pb-2">
          <h2 className="text-fs-2">Filters</h2>
          <IconButton label="Close" onClick={close}>
            <CloseIcon className="size-6" />
          </IconButton>
        </div>
        <div className="px-5 pb-6">
          <FilterPanel {...panel} />
        </div>
        <div className="sticky bottom-0 z-10 grid gap-3 border-t border-crust bg-paper px-5 pt-3 pb-[max(--spacing(3),env(safe-area-inset-bottom))]">
          {isEmpty && (
            <SheetWays
              filter={filter}
              gains={gains}
              egglessCount={egglessCount}
              onTaken={() => showRef.current?.focus()}
            />
          )}
          <div className="flex items-center gap-3">
            {clearAddress !== null && (
              <Link
                to={clearAddress}
                className="inline-flex min-h-12 items-center px-4 font-bold no-underline focus-visible:rounded-pill"
              >
                Clear all
              </Link>
            )}
            <Button
              ref={showRef}
              // A better way stands above it.
              kind={isEmpty && egglessCount > 0 ? 'line' : 'main'}
              onClick={close}
              className="flex-1"
            >
              {isLoading && <Spinner />}
              {isLoading ? 'Counting…' : `Show ${countProducts(total)}`}
            </Button>
          </div>
        </div>
      </Modal>
    </>
  );
}
