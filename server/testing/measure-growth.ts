import fc from 'fast-check';
import { measureProcessorMs } from './measure-processor.ts';

/** Every text that a stranger could choose to keep a reader busy, by how often its piece is repeated. */
export const HOSTILE_PIECES: readonly string[] = [
  'a',
  'aA',
  'qwertyuiop',
  '1',
  '1,',
  '111,111.',
  ' ',
  ' \t',
  '\n',
  '\r\n',
  '-',
  'a-',
  '.',
  'a.',
  '/',
  '_',
  '0',
  '!1',
  '(',
  '[](',
  '[[',
  '{{',
  '{{ ',
  '{#',
  '<a ',
  '<!--',
  '**',
  '# ',
  '| ',
  '> ',
  '"',
  '","',
  "'",
  '\\',
  ',',
  ';',
  ':',
  '@',
  'a@',
  'a@b.',
  'https://',
  'www.a ',
  '%',
  '%25',
  '&amp;',
  '₦',
  '₦ ',
  '\u0301',
  'e\u0301',
  '\u200d',
  '👩🏽‍🍳',
  'ß',
  'İ',
  'ﬃ',
  'mon to ',
  ' to',
  ' less',
];

/** What makes a reader give up at the very end, so that it looks for another way to read all that came before. */
const BAD_END = 'x\u0000!';
/** Where properties are tried at length, longer texts are read, and such as end well. */
const isThorough = (fc.readConfigureGlobal()?.numRuns ?? 0) >= 1_000;
const ENDS: readonly string[] = isThorough ? [BAD_END, ''] : [BAD_END];
const LENGTHS: readonly number[] = isThorough ? [4_000, 32_000] : [2_000, 16_000];
/** Below this nobody is kept waiting, and a measurement says little. */
const FLOOR_MS = 20;
/** Nor does a time that is hardly more than what the clock can tell. */
const SHORTEST_MS = 2;
/** Eight times the text may take 8^1.6 times as long: 28, where a quadratic reader takes 64. */
const EXPONENT_MAX = 1.6;
const RUNS = 5;
/** So long that a slow reader is told within seconds: measured only once more. */
const LONG_MS = 200;

const TEXTS = HOSTILE_PIECES.flatMap((piece) =>
  ENDS.map((end) => LENGTHS.map((length) => piece.repeat(Math.ceil(length / piece.length)) + end)),
);

export type SlowReading = {
  readonly name: string;
  readonly beginning: string;
  readonly length: number;
  readonly ms: number;
  readonly exponent: number;
};

/** The first reading whose processor time grows faster than the text. */
export function findSlowReading(name: string, read: (text: string) => unknown): SlowReading | undefined {
  for (const texts of TEXTS) {
    const slow = compareLengths(name, read, texts);
    if (slow) return slow;
  }
  return undefined;
}

function compareLengths(
  name: string,
  read: (text: string) => unknown,
  texts: readonly string[],
): SlowReading | undefined {
  for (const [index, text] of texts.entries()) {
    const firstMs = measureProcessorMs(() => read(text));
    if (firstMs < FLOOR_MS) continue;
    const shorter = texts[index - 1] ?? text.slice(0, text.length / 8);
    const ms = Math.min(firstMs, measureBest(read, text, firstMs < LONG_MS ? RUNS : 1));
    const shorterMs = Math.max(SHORTEST_MS, measureBest(read, shorter));
    const exponent = Math.log(ms / shorterMs) / Math.log(text.length / shorter.length);
    if (ms >= FLOOR_MS && exponent > EXPONENT_MAX) {
      return { name, beginning: text.slice(0, 20), length: text.length, ms, exponent };
    }
  }
  return undefined;
}

/** The best of several: what disturbs a measurement only ever makes it longer. */
function measureBest(read: (text: string) => unknown, text: string, runs: number = RUNS): number {
  return Math.min(...Array.from({ length: runs }, () => measureProcessorMs(() => read(text))));
}
