/** Longer than this it is a story and no pitch. */
const PITCH_MAX_LENGTH = 220;
const FIRST_SENTENCE = /^.+?[.!?](?=\s)/s;

export type SplitDescription = {
  /** Stands below the name; blank when the description has no short beginning. */
  readonly pitch: string;
  readonly paragraphs: readonly string[];
};

/** The first paragraph, or its first sentence where it is long, is the pitch. Paragraphs stand apart by an empty line. */
export function splitDescription(description: string): SplitDescription {
  const paragraphs = description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const [first = '', ...others] = paragraphs;
  if (first.length <= PITCH_MAX_LENGTH) return { pitch: first, paragraphs: others };
  const [sentence = ''] = FIRST_SENTENCE.exec(first) ?? [];
  if (sentence === '' || sentence.length > PITCH_MAX_LENGTH) return { pitch: '', paragraphs };
  return { pitch: sentence, paragraphs: [first.slice(sentence.length).trim(), ...others] };
}
