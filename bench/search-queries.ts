import { splitWords } from '../domain/search/split-words.ts';

/** How the queries of one kind are made from the words of a product's name; `turn` varies them. */
type MakeQuery = (words: readonly string[], turn: number) => string;

const pickWord = (words: readonly string[], turn: number): string =>
  words.filter((word) => word.length >= 5)[turn % 2] ?? words[0] ?? '';

export const QUERY_KINDS: Readonly<Record<string, MakeQuery>> = {
  'beginnings of 3 to 6 letters': (words, turn) => pickWord(words, turn).slice(0, 3 + (turn % 4)),
  'whole words': (words, turn) => pickWord(words, turn),
  'words with many compounds': (_words, turn) => ['cake', 'bread', 'cakes', 'chocolate cake'][turn % 4] ?? '',
  'two words': (words, turn) => `${words[turn % words.length]} ${words[(turn + 1) % words.length]}`,
  'typing errors': (words, turn) => misspell(pickWord(words, turn), turn),
  'two words with errors': (words, turn) =>
    `${misspell(pickWord(words, turn), turn)} ${misspell(pickWord(words, turn + 1), turn + 1)}`,
  'joined words': (words, turn) => words.slice(turn % 2, (turn % 2) + 2).join(''),
  'words that never meet': (words, turn) => `${pickWord(words, turn)} zebra xylophone ${turn}`,
  nonsense: (_words, turn) => `${turn.toString(36)}qxzjwv`,
};

/** As many of each kind, made from names spread over the whole catalogue. */
export function makeQueries(names: readonly string[], makeQuery: MakeQuery, count: number): string[] {
  const step = Math.max(1, Math.floor(names.length / count));
  return Array.from({ length: count }, (_, turn) =>
    makeQuery(splitWords(names[(turn * step) % names.length] ?? ''), turn),
  );
}

/** Left out, doubled, mistaken or exchanged, in turn. */
function misspell(word: string, turn: number): string {
  const place = 1 + (turn % Math.max(1, word.length - 2));
  const [before, letter = '', after] = [word.slice(0, place), word[place], word.slice(place + 1)];
  switch (turn % 4) {
    case 0:
      return before + after;
    case 1:
      return before + letter + letter + after;
    case 2:
      return `${before}x${after}`;
    default:
      return before + (after[0] ?? '') + letter + after.slice(1);
  }
}
