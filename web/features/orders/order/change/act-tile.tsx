import { type ReactNode, useId } from 'react';
import { joinClasses } from '../../../../ui/join-classes.ts';

type ActTileProps = {
  readonly name: string;
  readonly isDanger?: boolean;
  readonly onOpen: () => void;
  /** What it does, in one line. */
  readonly children: ReactNode;
};

/** One of several things to do with an order, told apart at first sight. */
export function ActTile({ name, isDanger = false, onOpen, children }: ActTileProps) {
  const id = useId();
  return (
    <li className="relative grid content-start rounded-card border border-bark bg-paper px-4 py-3 hover:border-cocoa">
      <button
        type="button"
        onClick={onOpen}
        aria-describedby={id}
        className={joinClasses(
          'justify-self-start text-left font-semibold after:absolute after:inset-0 after:rounded-card',
          isDanger && 'text-danger',
        )}
      >
        {name}
      </button>
      <p id={id} className="text-small text-pretty text-cocoa-2">
        {children}
      </p>
    </li>
  );
}
