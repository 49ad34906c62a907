import { listWrittenWords, type Mended, writeMeant } from './mended-query.ts';

type Read = Mended & {
  /** What is looked for in what was typed, plain. */
  readonly typed: readonly string[];
  /** Those of them that what is shown answers. */
  readonly shown: ReadonlySet<string>;
};

type LeftOut = { readonly leftOut: readonly string[]; readonly meant: string };

/** "unicorn" and "cake" for "unicorn cake" where there are only cakes. Undefined where every word was answered. */
export function writeLeftOut(query: string, { typed, shown, mended, best }: Read): LeftOut | undefined {
  const written = listWrittenWords(query).filter(({ plain }) => typed.includes(plain));
  const leftOut = written.filter(({ plain }) => !shown.has(plain)).map(({ word }) => word);
  const rest = written
    .filter(({ plain }) => shown.has(plain))
    .map(({ word }) => word)
    .join(' ');
  // What is written so oddly that its words are not those looked for says nothing rather than something wrong.
  if (leftOut.length === 0 || rest === '') return undefined;
  return { leftOut: [...new Set(leftOut)], meant: writeMeant(rest, { mended, best }) ?? rest };
}
