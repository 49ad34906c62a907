import CloseIcon from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { joinClasses } from '../../../../ui/join-classes.ts';
import type { FilterChip } from '../address/filter-chips.ts';
import { writeListAddress } from '../address/list-address.ts';

type ChipLinksProps = {
  readonly chips: readonly FilterChip[];
  /** Words after a chip's label: how many products its going would bring. */
  readonly describeGain?: (index: number) => string;
  readonly onRemove: (chip: FilterChip) => void;
  readonly className?: string;
  /** Stands behind the last chip, on its line. */
  readonly children?: ReactNode;
};

/** Each leads to the list without its filter. */
export function ChipLinks({ chips, describeGain, onRemove, className, children }: ChipLinksProps) {
  return (
    <ul className={joinClasses('flex flex-wrap gap-2', className)}>
      {chips.map((chip, index) => (
        <li key={writeListAddress(chip.without)} className="flex-none">
          <Link
            to={writeListAddress(chip.without)}
            onClick={() => onRemove(chip)}
            className="relative inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-crust-2 bg-paper px-3.5 text-small font-medium no-underline transition duration-(--duration-fast) hover:border-cocoa focus-visible:rounded-pill"
          >
            <span className="visually-hidden">Remove filter </span>
            {chip.label}
            {describeGain && <span className="font-plain text-cocoa-2">· {describeGain(index)}</span>}
            <CloseIcon className="size-4 stroke-2" />
          </Link>
        </li>
      ))}
      {children && <li className="flex flex-wrap items-center gap-x-3">{children}</li>}
    </ul>
  );
}
