import { type RefObject, useEffect, useRef, useState } from 'react';
import { moveItem } from './move-item.ts';

type Edit<Line> = (lines: readonly Line[]) => readonly Line[];

type LinesParts<Line> = {
  readonly lines: readonly Line[];
  readonly keyOf: (line: Line) => string;
  /** How a line is called in the words of its buttons. */
  readonly nameOf: (line: Line, index: number) => string;
  readonly change: (edit: Edit<Line>) => void;
  /** For lines that are added, moved or taken away: what was wrong with a line may now be said of another. */
  readonly reshape: (edit: Edit<Line>) => void;
};

/** What one line can have done to it. */
export type LineHandle<Line> = {
  readonly key: string;
  readonly name: string;
  readonly index: number;
  readonly isLast: boolean;
  readonly edit: (part: Partial<Line>) => void;
  readonly step: (by: 1 | -1) => void;
  readonly remove: () => void;
};

export type Lines<Line> = {
  readonly holderRef: RefObject<HTMLDivElement | null>;
  /** Said to a screen reader: where a line has gone. */
  readonly news: string;
  readonly hold: (line: Line, index: number) => LineHandle<Line>;
  /** The focus goes to the line's control marked `first`, where it has one. */
  readonly add: (line: Line) => void;
  readonly move: (from: number, to: number) => void;
};

/** A list within a form whose lines are added, changed, moved and taken away, with the keyboard too. */
export function useLines<Line>({ lines, keyOf, nameOf, change, reshape }: LinesParts<Line>): Lines<Line> {
  const [news, setNews] = useState('');
  const { holderRef, keepFocusOn } = useRestoredFocus();

  function move(from: number, to: number): void {
    const line = lines[from];
    if (line === undefined || to < 0 || to >= lines.length) return;
    reshape((list) => moveItem(list, from, to));
    setNews(`Moved ${nameOf(line, from)} to place ${to + 1} of ${lines.length}`);
  }

  return {
    holderRef,
    news,
    move,
    add(line) {
      reshape((list) => [...list, line]);
      keepFocusOn(`first ${keyOf(line)}`);
    },
    hold(line, index) {
      const key = keyOf(line);
      const isThis = (other: Line) => keyOf(other) === key;
      return {
        key,
        name: nameOf(line, index),
        index,
        isLast: index === lines.length - 1,
        edit: (part) => change((list) => list.map((each) => (isThis(each) ? { ...each, ...part } : each))),
        step(by) {
          move(index, index + by);
          keepFocusOn(`${by === 1 ? 'down' : 'up'} ${key}`);
        },
        remove() {
          reshape((list) => list.filter((each) => !isThis(each)));
          keepFocusOn('add');
        },
      };
    },
  };
}

/**
 * Moving a line in the page takes the focus from the button that moved it. Says which control is to have it afterwards, by its
 * `data-control`.
 */
function useRestoredFocus() {
  const holderRef = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);

  // After every change of the screen: the line may have been moved, added or taken away.
  useEffect(() => {
    if (wanted.current === null) return;
    const controls = [...(holderRef.current?.querySelectorAll<HTMLElement>('[data-control]') ?? [])];
    controls.find(({ dataset }) => dataset.control === wanted.current)?.focus();
    wanted.current = null;
  });

  const keepFocusOn = (control: string) => {
    wanted.current = control;
  };
  return { holderRef, keepFocusOn };
}
