import { useEffect, useRef } from 'react';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';

type PaletteListProps = {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  /** Which item is marked, counted through all groups. */
  readonly active: number;
  readonly onChoose: (item: PaletteItem) => void;
  readonly onPoint: (index: number) => void;
};

export function PaletteList({ id, groups, active, onChoose, onPoint }: PaletteListProps) {
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
