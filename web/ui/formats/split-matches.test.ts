import { expect, test } from 'vitest';
import { splitMatches } from './split-matches.ts';

function mark(name: string, query: string): string {
  return splitMatches(name, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');
}

test.each([
  ['Puff-Puff', 'puff', '[Puff]-[Puff]'],
  ['Puff-Puff', 'puff-p', '[Puff-P]uff'],
  ['Small Chops Platter', 'chop', 'Small [Chop]s Platter'],
  ['Small Chops Platter', ' small  platter ', '[Small] Chops [Platter]'],
  ['Cheesecake', 'cake', 'Cheesecake'],
  ['Ẹ̀kọ cake', 'kọ', 'Ẹ̀kọ cake'],
  ['Cake (8")', '(8', 'Cake [(8]")'],
  ['Red Velvet', '', 'Red Velvet'],
])('in %j the words of %j are marked as %j', (name, query, marked) => {
  expect(mark(name, query)).toBe(marked);
});
