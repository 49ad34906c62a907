import PlusIcon from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import type { ProductAnswer } from '../../../../contract/products.ts';
import { searchProductsEndpoint } from '../../../../contract/search.ts';
import type { Shelf } from '../../../../contract/shelf.ts';
import { isSamePiece } from '../../../../domain/shelf/shelf.ts';
import { WEEKDAYS } from '../../../../domain/weekdays.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { useLatestRun } from '../../../ui/loading/use-latest-run.ts';
import { type PlannedItem, WeekDialog } from './week-dialog.tsx';

const TYPING_PAUSE_MS = 300;
const SHOWN_MAX = 12;

type AddToShelfProps = {
  readonly shelf: Shelf;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (shelf: Shelf) => void;
};

/** Finds a product and puts one of its sizes on the shelf. */
export function AddToShelf({ shelf, isOpen, onOpen, onChange }: AddToShelfProps) {
  if (!isOpen) {
    return (
      <Button kind="line" className="justify-self-start" onClick={() => onOpen(true)}>
        <PlusIcon />
        Add a product
      </Button>
    );
  }
  return <Finder shelf={shelf} onChange={onChange} />;
}

function Finder({ shelf, onChange }: Pick<AddToShelfProps, 'shelf' | 'onChange'>) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly PlannedItem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [chosen, setChosen] = useState<PlannedItem | null>(null);
  const run = useLatestRun();
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === '') return setFound([]);
    const timer = setTimeout(
      () =>
        run((signal) => shopApi.call(searchProductsEndpoint, { query: { q: wanted }, signal }), {
          onDone: ({ data }) => {
            setFailure(null);
            setFound(data.filter(({ isCustom }) => !isCustom).flatMap(listPlannable));
          },
          onFailure: setFailure,
        }),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [wanted, run]);

  const offered = found
    .filter((item) => !shelf.items.some((row) => isSamePiece(row, item)))
    .slice(0, SHOWN_MAX);
  return (
    <section aria-label="Add a product" className="grid gap-3">
      <SearchField
        label="Find a product"
        placeholder="Find a product"
        value={typed}
        maxLength={100}
        onSearch={setTyped}
        takesFocus
      />
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <ul aria-label="Search results" className="grid gap-2">
        {offered.map((item) => (
          <li key={`${item.productId} ${item.sizeId}`}>
            <Button kind="paper" className="w-full" onClick={() => setChosen(item)}>
              <span className="flex-1 text-left">
                {item.sizeName ? `${item.name}, ${item.sizeName}` : item.name}
              </span>
              <PlusIcon />
            </Button>
          </li>
        ))}
      </ul>
      <WeekDialog row={chosen} onClose={() => setChosen(null)} onChange={onChange} />
    </section>
  );
}

/** Each size is counted by itself. */
function listPlannable({ id, name, sizes }: ProductAnswer): PlannedItem[] {
  const blank = { productId: id, name, noticeHours: 1, week: WEEKDAYS.map(() => 0), isNew: true };
  if (sizes.length === 0) return [{ ...blank, sizeId: null, sizeName: null }];
  return sizes.map((size) => ({ ...blank, sizeId: size.id, sizeName: size.name }));
}
