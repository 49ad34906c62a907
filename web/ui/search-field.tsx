import type { ComponentProps } from 'react';
import { SearchIcon } from './icons/direction.tsx';
import { joinClasses } from './join-classes.ts';

type SearchFieldProps = {
  readonly label: string;
  readonly onSearch: (typed: string) => void;
} & Pick<ComponentProps<'input'>, 'value' | 'placeholder' | 'maxLength' | 'className'>;

/** Searches while it is typed in. */
export function SearchField({ label, onSearch, className, ...input }: SearchFieldProps) {
  return (
    <search className={joinClasses('relative', className)}>
      <SearchIcon className="pointer-events-none absolute top-3.25 left-3.75 size-5 text-cocoa-2" />
      <input
        {...input}
        type="search"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onSearch(target.value)}
        className="min-h-11.5 w-full rounded-pill border border-bark bg-paper pr-4 pl-11 focus-visible:rounded-pill focus-visible:border-cocoa"
      />
    </search>
  );
}
