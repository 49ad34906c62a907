import { joinClasses } from '../../ui/join-classes.ts';

const SHOWN_MAX = 99;

type WaitingBadgeProps = {
  readonly count: number;
  /** At the corner of its icon while there is room for nothing else. */
  readonly isNarrow: boolean;
};

/** How much waits behind a line of the menu: a number to see, a sentence to hear. */
export function WaitingBadge({ count, isNarrow }: WaitingBadgeProps) {
  if (count <= 0) return null;
  return (
    <>
      <span className="visually-hidden">{count} waiting for you</span>
      <span
        aria-hidden="true"
        className={joinClasses(
          'figures ml-auto min-w-6 rounded-pill bg-honey px-1.5 text-center text-tiny leading-5 font-bold text-cocoa',
          isNarrow && 'max-rail:absolute max-rail:top-0 max-rail:right-0 max-rail:min-w-5 max-rail:px-1',
        )}
      >
        {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
      </span>
    </>
  );
}
