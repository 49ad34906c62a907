import { type RefObject, useEffect, useRef, useState } from 'react';
import { buildField, type FieldProps, readPath, type TextPath, writePath } from '../edited-fields.ts';
import { nameLine } from '../merge-edits.ts';
import type { EditedForm } from '../use-edited-form.ts';
import { moveItem } from './move-item.ts';

type AnyLine = { readonly key: string } | { readonly id: string };
type LinesName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends readonly AnyLine[] ? Name : never;
}[keyof Values & string];
type LineOf<List> = List extends readonly (infer Line)[] ? Line : never;
type Edit<Line> = (lines: readonly Line[]) => readonly Line[];

/** What one line can have done to it. */
export type LineHandle<Line> = {
  readonly key: string;
  readonly name: string;
  readonly index: number;
  readonly isLast: boolean;
  /** For a text field of the line. */
  readonly field: (path: TextPath<Line>) => FieldProps;
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

type LinesForm<Values> = Pick<EditedForm<Values>, 'values' | 'problems' | 'change' | 'reshape'>;

/**
 * A list within a form whose lines are added, changed, moved and taken away, with the keyboard too. `nameOf` says how a line is
 * called in the words of its buttons.
 */
export function useLines<Values extends object, Name extends LinesName<Values>>(
  form: LinesForm<Values>,
  list: Name,
  nameOf: (line: LineOf<Values[Name]> & AnyLine, index: number) => string,
): Lines<LineOf<Values[Name]> & AnyLine> {
  type Line = LineOf<Values[Name]> & AnyLine;
  const [news, setNews] = useState('');
  const { holderRef, keepFocusOn } = useRestoredFocus();
  // The name is that of a list of such lines.
  const readLines = (values: Values) => values[list] as unknown as readonly Line[];
  const lines = readLines(form.values);
  // From the newest list, because an upload may have ended since the screen was drawn.
  const write = (edit: Edit<Line>) => (before: Values) =>
    ({ [list]: edit(readLines(before)) }) as unknown as Partial<Values>;
  const change = (edit: Edit<Line>) => form.change(write(edit));
  const reshape = (edit: Edit<Line>) => form.reshape(write(edit), list);

  function move(from: number, to: number): void {
    const line = lines[from];
    if (line === undefined || to < 0 || to >= lines.length) return;
    reshape((before) => moveItem(before, from, to));
    setNews(`Moved ${nameOf(line, from)} to position ${to + 1} of ${lines.length}`);
  }

  return {
    holderRef,
    news,
    move,
    add(line) {
      reshape((before) => [...before, line]);
      keepFocusOn(`first ${nameLine(line)}`);
    },
    hold(line, index) {
      const key = nameLine(line);
      const edit = (part: Partial<Line>) =>
        change((before) => before.map((each) => (nameLine(each) === key ? { ...each, ...part } : each)));
      return {
        key,
        name: nameOf(line, index),
        index,
        isLast: index === lines.length - 1,
        edit,
        field: (path) =>
          buildField({
            name: `${list}.${index}.${path}`,
            value: readPath(line, path),
            problems: form.problems,
            onType: (typed) => edit(writePath(line, path, typed)),
          }),
        step(by) {
          move(index, index + by);
          keepFocusOn(`${by === 1 ? 'down' : 'up'} ${key}`);
        },
        remove() {
          reshape((before) => before.filter((each) => nameLine(each) !== key));
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
