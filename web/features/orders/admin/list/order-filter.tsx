import FilterIcon from 'lucide-react/icons/list-filter';
import CloseIcon from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CHIP_CLASS } from '../../../../ui/buttons/toggle-chip.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { FilterFields } from './filter-fields.tsx';
import { describeFilters } from './filter-words.ts';
import type { OrderListChange, OrderListState } from './order-list-query.ts';
import { SavedViews } from './saved-views.tsx';

type OrderFilterProps = {
  readonly admin: OrderListState;
  readonly onChange: OrderListChange;
  readonly onClear: () => void;
};

const TITLE = 'Filter orders';

/** All filters and the saved views behind one button, which says how many are in use. */
export function OrderFilter({ admin, onChange, onClear }: OrderFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const count = describeFilters(admin).length;
  return (
    <div className="flex-none">
      <button type="button" onClick={() => setOpen(true)} aria-haspopup="dialog" className={CHIP_CLASS}>
        <FilterIcon className="size-5" />
        <span className="max-phone:visually-hidden">Filter</span>
        {count > 0 && <span className="figures">({count})</span>}
      </button>
      <Modal isOpen={isOpen} onClose={close} label={TITLE} placement="question">
        <div className="grid gap-4 px-5 py-6 phone:p-8">
          <div className="flex items-center justify-between gap-3">
            <h2 className="text-fs-3">{TITLE}</h2>
            {count > 0 && (
              <Button size="s" onClick={onClear} className="text-hibiscus">
                Clear
              </Button>
            )}
          </div>
          <FilterFields admin={admin} onChange={onChange} />
          <Button kind="main" onClick={close} className="mt-1">
            Show orders
          </Button>
          <SavedViews admin={admin} onDone={close} />
        </div>
      </Modal>
    </div>
  );
}

type FilterChipsProps = Pick<OrderFilterProps, 'admin' | 'onChange'> & {
  /** Null until it is known, and where no code narrows the list. */
  readonly campaignName: string | null;
};

/** What narrows the list, each with a way to drop it. */
export function FilterChips({ admin, onChange, campaignName }: FilterChipsProps) {
  const filters = describeFilters(admin, campaignName);
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Filters in use" className="mb-2 flex flex-wrap gap-2">
      {filters.map(({ words, without }) => (
        <li key={words} className="max-w-full">
          <button
            type="button"
            onClick={() => onChange(without)}
            className={joinClasses(CHIP_CLASS, 'max-w-full py-2 text-left')}
          >
            <span className="min-w-0 whitespace-normal">{words}</span>
            <CloseIcon aria-label="Remove this filter" className="size-4 flex-none" />
          </button>
        </li>
      ))}
    </ul>
  );
}
