import { expect, test } from 'vitest';
import { estimateReadingMinutes } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'cake').join(' ');

test.each([
  [0, 1],
  [1, 1],
  [299, 1],
  [300, 2],
  [500, 3],
  [2_000, 10],
])('%i words take %i minutes', (count, minutes) => {
  expect(estimateReadingMinutes(words(count))).toBe(minutes);
});

test('marks, targets of links and addresses of headings are not read', () => {
  const marked = `## Two words {#two-words-and-more}\n\n- **one** | --- | [link](/a-b/c "d e")\n`.repeat(75);
  expect(estimateReadingMinutes(marked)).toBe(2);
});

test('words of every language count', () => {
  expect(estimateReadingMinutes('Ọmọlará ṣe àkàrà '.repeat(100))).toBe(2);
});
