import { Link } from 'react-router';

type CountedTabProps = {
  /** The part of the list, as its address has it. */
  readonly search: string;
  readonly isShown: boolean;
  readonly words: string;
  /** Undefined until the list has come. */
  readonly count: number | undefined;
};

/** A part of a list, with how much is in it. */
export function CountedTab({ search, isShown, words, count }: CountedTabProps) {
  return (
    <Link
      to={{ search }}
      replace
      aria-current={isShown ? 'page' : undefined}
      className="flex min-h-11.5 flex-none items-center gap-2 border-b-2 border-transparent px-3 text-label font-medium text-cocoa-2 no-underline hover:text-cocoa focus-visible:-outline-offset-3 aria-[current]:border-hibiscus aria-[current]:font-semibold aria-[current]:text-cocoa"
    >
      {words}
      <span className="figures min-w-7 rounded-pill bg-crust px-2 py-0.5 text-center text-tiny font-semibold text-cocoa">
        {count ?? '…'}
      </span>
    </Link>
  );
}
