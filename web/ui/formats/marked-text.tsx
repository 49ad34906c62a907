import { splitMatches } from './split-matches.ts';

type MarkedTextProps = {
  readonly text: string;
  /** Marked where they begin a word of the text. */
  readonly words: readonly string[];
};

export function MarkedText({ text, words }: MarkedTextProps) {
  return splitMatches(text, words.join(' ')).map((part, index) =>
    part.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
      <mark key={index} className="bg-transparent text-hibiscus">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
