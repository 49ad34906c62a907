import SearchIcon from 'lucide-react/icons/search';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Modal } from '../../ui/overlays/modal.tsx';
import { listPaletteGroups, type PaletteEntry, type PaletteItem } from './palette-items.ts';
import { PaletteList } from './palette-list.tsx';
import { useLookup } from './use-lookup.ts';

type CommandPaletteProps = {
  readonly entries: readonly PaletteEntry[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Everything behind the counter by a few letters: orders, wishes, products, customers and every screen. */
export function CommandPalette({ entries, isOpen, onClose }: CommandPaletteProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} label="Search" placement="middle">
      <Palette entries={entries} onClose={onClose} />
    </Modal>
  );
}

function Palette({ entries, onClose }: Omit<CommandPaletteProps, 'isOpen'>) {
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
          aria-label="Search orders, customers, products and screens"
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-activedescendant={items[shown] && `${listId}-${shown}`}
          autoComplete="off"
          placeholder="Search orders, customers, products"
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
        {failure ?? (isLoading ? 'Looking…' : items.length === 0 ? 'Nothing is called that.' : null)}
      </p>
    </div>
  );
}
