import CheckIcon from 'lucide-react/icons/check';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';

type ChoiceTileProps = {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** For a few short words where two tiles share a phone's width. */
  readonly isCompact?: boolean;
} & Omit<ComponentProps<'input'>, 'type' | 'title' | 'children' | 'className'>;

/** One of several ways, with a sentence about each. What is chosen has another colour, a thicker edge and a tick. */
export function ChoiceTile({ icon, title, children, isCompact = false, ...input }: ChoiceTileProps) {
  return (
    <label
      className={joinClasses(
        'relative grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-card border border-bark bg-paper py-3 pr-10 pl-4 hover:border-cocoa has-checked:border-cocoa has-checked:bg-honey-soft has-checked:inset-ring-1 has-checked:inset-ring-cocoa has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cocoa',
        isCompact && 'max-phone:gap-x-2 max-phone:px-2.5',
      )}
    >
      <input
        {...input}
        type="radio"
        className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      />
      {icon}
      <span className={joinClasses('grid min-w-0', icon === undefined && 'col-span-2')}>
        <span className="font-semibold">{title}</span>
        {children && <span className="text-small text-pretty text-cocoa-2">{children}</span>}
      </span>
      <span
        className={joinClasses(
          'pointer-events-none absolute top-2.5 right-2.5 grid size-5 place-items-center rounded-full bg-cocoa text-on-dark opacity-0 dark:gold peer-checked:opacity-100',
          // On the corner: a small tile has no room for it beside its words.
          isCompact && 'max-phone:-top-1.5 max-phone:-right-1.5',
        )}
      >
        <CheckIcon className="size-3 stroke-4" />
      </span>
    </label>
  );
}
