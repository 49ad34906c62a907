import FiltersIcon from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { useSlashKey } from '../../../../ui/fields/use-slash-key.ts';
import { SEARCH_MAX_LENGTH } from '../../../../ui/lists/typed-search.ts';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { AttentionChips } from './attention-chips.tsx';
import { DayChips } from './day-chips.tsx';
import type { DeskChange, ShownDesk } from './desk-query.ts';
import { FilterSelects } from './filter-selects.tsx';

type DeskFiltersProps = {
  readonly desk: ShownDesk;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChange: DeskChange;
  /** Undefined until it is known. */
  readonly attentionCount: number | undefined;
  /** What else is done with the list as a whole. */
  readonly children: ReactNode;
};

export function DeskFilters(props: DeskFiltersProps) {
  const { desk, typed, onType, onChange, attentionCount, children } = props;
  const searchRef = useRef<HTMLDivElement>(null);
  useSlashKey(searchRef);
  return (
    <div className="mb-2 grid gap-2.5">
      <div className="flex flex-wrap items-center gap-2.5">
        <div ref={searchRef} className="min-w-0 flex-1 basis-40 hero:basis-64">
          <SearchField
            label="Search orders"
            placeholder="Number, name or phone"
            value={typed}
            maxLength={SEARCH_MAX_LENGTH}
            onSearch={onType}
          />
        </div>
        <FilterSheet desk={desk} onChange={onChange} />
        <div className="grid w-full auto-cols-fr grid-flow-col gap-2.5 max-phone:hidden hero:w-auto">
          <FilterSelects desk={desk} onChange={onChange} />
        </div>
      </div>
      <div className="flex items-center gap-2 overflow-x-auto py-1 [scrollbar-width:none] max-phone:-mx-4 max-phone:px-4 phone:flex-wrap">
        <AttentionChips desk={desk} onChange={onChange} count={attentionCount} />
        <DayChips desk={desk} onChange={onChange} />
        <div className="ml-auto flex flex-none gap-2">{children}</div>
      </div>
    </div>
  );
}

/** A phone has no room for them beside the search. */
function FilterSheet({ desk, onChange }: Pick<DeskFiltersProps, 'desk' | 'onChange'>) {
  const [isOpen, setOpen] = useState(false);
  const count = [desk.payment, desk.method, desk.zone].filter(Boolean).length;
  return (
    <div className="phone:hidden">
      <Button kind="paper" onClick={() => setOpen(true)} className="px-4">
        <FiltersIcon />
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} label="Filters" placement="below">
        <div className="grid gap-3 px-5 py-6">
          <h2>Filters</h2>
          <FilterSelects desk={desk} onChange={onChange} />
          <Button kind="main" onClick={() => setOpen(false)} className="mt-2">
            Show the orders
          </Button>
        </div>
      </Modal>
    </div>
  );
}
