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
    <li className="grid">
      <button
        type="button"
        onClick={onOpen}
        aria-labelledby={id}
        aria-describedby={`${id}-words`}
        className="grid content-start rounded-card border border-bark bg-paper px-4 py-3 text-left hover:border-cocoa"
      >
        <span id={id} className={joinClasses('font-semibold', isDanger && 'text-danger')}>
          {name}
        </span>
        <span id={`${id}-words`} className="text-small text-pretty text-cocoa-2">
          {children}
        </span>
      </button>
    </li>
  );
}
