import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../../../ui/icons/direction.tsx';

type FilterSelectProps = {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
};

/** One choice above a list; what is chosen says what it is about. */
export function FilterSelect({ label, value, onChoose, children }: FilterSelectProps) {
  return (
    <span className="relative grid min-w-0 flex-1 phone:flex-none">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className="h-11.5 w-full appearance-none truncate rounded-pill border border-crust-2 bg-paper pr-10 pl-4 text-label font-medium hover:border-cocoa focus-visible:rounded-pill phone:max-w-56"
      >
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-3.5 right-3.5 size-4.5" />
    </span>
  );
}
