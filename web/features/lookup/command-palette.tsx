import SearchIcon from 'lucide-react/icons/search';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type LookupAnswer, lookUpEndpoint } from '../../../contract/lookup.ts';
import { shopApi } from '../../api/shop-api.ts';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { Modal } from '../../ui/overlays/modal.tsx';
import {
  listPaletteGroups,
  type PaletteEntry,
  type PaletteGroup,
  type PaletteItem,
} from './palette-items.ts';

type CommandPaletteProps = {
  /** What this role can look for. */
  readonly words: string;
  readonly entries: readonly PaletteEntry[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Everything behind the counter by a few letters: orders, custom orders, products, customers and every screen. */
export function CommandPalette({ isOpen, ...palette }: CommandPaletteProps) {
  return (
    <Modal isOpen={isOpen} onClose={palette.onClose} label="Search" placement="middle">
      <Palette {...palette} />
    </Modal>
  );
}

function Palette({ words, entries, onClose }: Omit<CommandPaletteProps, 'isOpen'>) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { answer, isLoading, failure } = useLookup(typed);
  const navigate = useNavigate();
  const inputRef = useRef<HTMLInputElement>(null);
  const listId = useId();

  useEffect(() => inputRef.current?.focus(), []);

  const groups = listPaletteGroups(typed, entries, answer);
  const items = groups.flatMap((group) => group.items);
  // What is found changes below the mark, which then stays within the list.
  const shown = Math.min(active, items.length - 1);

  function choose({ to }: PaletteItem): void {
    onClose();
    void navigate(to);
  }

  function steer(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setActive((shown + step + items.length) % items.length);
    }
    const item = items[shown];
    if (event.key === 'Enter' && item) {
      event.preventDefault();
      choose(item);
    }
  }

  return (
    <div className="grid">
      <div className="flex items-center gap-3 border-b border-crust px-5">
        <SearchIcon className="size-5 flex-none" />
        <input
          ref={inputRef}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label={`${words} and screens`}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-activedescendant={items[shown] && `${listId}-${shown}`}
          autoComplete="off"
          placeholder={words}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={steer}
          className="min-h-15 w-full bg-transparent outline-none focus-visible:shadow-none"
        />
      </div>
      <PaletteList id={listId} groups={groups} active={shown} onChoose={choose} onPoint={setActive} />
      <p role="status" className="px-5 py-3 text-small text-cocoa-2 empty:hidden">
        {failure ??
          (isLoading ? 'Searching…' : items.length === 0 ? 'Nothing found. Try another word.' : null)}
      </p>
    </div>
  );
}

/** While somebody types, the shop is not asked about every letter. */
const PAUSE_MS = 150;
const QUERY_MIN_LENGTH = 2;

type Lookup = {
  /** Of the last question that was answered; undefined before there was one. */
  readonly answer: LookupAnswer | undefined;
  readonly isLoading: boolean;
  readonly failure: string | null;
};

const NOTHING_ASKED: Lookup = { answer: undefined, isLoading: false, failure: null };

/** Asks for what is typed. A late answer to an earlier question is never shown. */
function useLookup(typed: string): Lookup {
  const [lookup, setLookup] = useState(NOTHING_ASKED);
  const q = typed.trim();

  useEffect(() => {
    if (q.length < QUERY_MIN_LENGTH) return setLookup(NOTHING_ASKED);
    const ending = new AbortController();
    const { signal } = ending;
    const ask = () =>
      shopApi.call(lookUpEndpoint, { query: { q }, signal }).then(
        (answer) => !signal.aborted && setLookup({ answer, isLoading: false, failure: null }),
        (error: unknown) => {
          const failure = describeError(error);
          if (!signal.aborted) setLookup({ answer: undefined, isLoading: false, failure });
        },
      );
    setLookup(({ answer }) => ({ answer, isLoading: true, failure: null }));
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [q]);

  return lookup;
}

type PaletteListProps = {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  /** Which item is marked, counted through all groups. */
  readonly active: number;
  readonly onChoose: (item: PaletteItem) => void;
  readonly onPoint: (index: number) => void;
};

function PaletteList({ id, groups, active, onChoose, onPoint }: PaletteListProps) {
  const listRef = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark may have moved out of sight
  useEffect(() => {
    listRef.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  let count = -1;
  return (
    <div
      ref={listRef}
      id={id}
      role="listbox"
      aria-label="Found"
      className="max-h-[60dvh] overflow-y-auto px-2 py-2"
    >
      {groups.map(({ name, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a list of options
        <div key={name} role="group" aria-label={name}>
          <p aria-hidden="true" className="px-3 pt-3 pb-1 text-tiny font-semibold text-cocoa-2">
            {name}
          </p>
          {items.map((item) => {
            count += 1;
            const index = count;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses from the field
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the marked one
              <div
                key={item.key}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                onClick={() => onChoose(item)}
                onPointerMove={() => onPoint(index)}
                className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-small px-3 py-2.5 text-label aria-selected:bg-crust"
              >
                <span className="font-semibold wrap-anywhere">{item.title}</span>
                <span className="text-small text-cocoa-2">{item.note}</span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
