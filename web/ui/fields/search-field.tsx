import SearchIcon from 'lucide-react/icons/search';
import CloseIcon from 'lucide-react/icons/x';
import { type ComponentProps, useEffect, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';

type SearchFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (typed: string) => void;
  /** It comes in place of the button that was pressed for it. */
  readonly takesFocus?: boolean;
} & Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'className' | 'onKeyDown'>;

/** Searches while it is typed in. */
export function SearchField({
  label,
  value,
  onSearch,
  takesFocus = false,
  className,
  ...input
}: SearchFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) inputRef.current?.focus();
  }, [takesFocus]);
  const clear = () => {
    onSearch('');
    inputRef.current?.focus();
  };
  return (
    <search className={joinClasses('relative block', className)}>
      <SearchIcon className="pointer-events-none absolute top-3.25 left-3.75 size-5 text-cocoa-2" />
      <input
        {...input}
        ref={inputRef}
        type="search"
        value={value}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onSearch(target.value)}
        className="h-11.5 w-full rounded-pill border border-bark bg-paper px-11 text-ellipsis placeholder-shown:pr-4 [&::-webkit-search-cancel-button]:hidden focus-visible:rounded-pill focus-visible:border-cocoa"
      />
      {value !== '' && (
        <span className="absolute top-0 right-0">
          <IconButton label="Clear search" onClick={clear}>
            <CloseIcon />
          </IconButton>
        </span>
      )}
    </search>
  );
}
