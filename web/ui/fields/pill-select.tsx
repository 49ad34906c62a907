import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';

type PillSelectProps = {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
} & Pick<ComponentProps<'select'>, 'name' | 'form' | 'className' | 'children'>;

/** One choice above a list; what is chosen says what it is about. */
export function PillSelect({ label, value, onChoose, className, children, ...select }: PillSelectProps) {
  return (
    <span className={joinClasses('relative grid min-w-0', className)}>
      <select
        {...select}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className="h-11.5 w-full appearance-none truncate rounded-pill border border-crust-2 bg-paper pr-10 pl-4.5 text-label font-medium hover:border-cocoa"
      >
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5" />
    </span>
  );
}
