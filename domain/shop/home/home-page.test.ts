import { describe, expect, test } from 'vitest';
import { splitHeadline } from './headline.ts';
import {
  DEFAULT_HOME_PAGE,
  describePictureFile,
  findNextChange,
  type HomePage,
  showHomePage,
} from './home-page.ts';

const announce = (from: string, until: string): HomePage => ({
  ...DEFAULT_HOME_PAGE,
  announcement: { text: 'Closed for Sallah', from, until },
});
const shown = (page: HomePage, now: string) => showHomePage(page, new Date(now)).announcement.text;

describe('an announcement (P36.7)', () => {
  test.each([
    ['2026-06-10', '2026-06-12', '2026-06-09T22:59:00Z', ''],
    ['2026-06-10', '2026-06-12', '2026-06-09T23:00:00Z', 'Closed for Sallah'],
    ['2026-06-10', '2026-06-12', '2026-06-12T22:59:00Z', 'Closed for Sallah'],
    ['2026-06-10', '2026-06-12', '2026-06-12T23:00:00Z', ''],
    ['', '2026-06-12', '2026-01-01T00:00:00Z', 'Closed for Sallah'],
    ['2026-06-10', '', '2030-01-01T00:00:00Z', 'Closed for Sallah'],
  ])('from “%s” until “%s” at %s reads “%s”', (from, until, now, words) => {
    expect(shown(announce(from, until), now)).toBe(words);
  });

  test('changes the page by itself at the next midnight in Lagos that matters', () => {
    const page = announce('2026-06-10', '2026-06-12');
    expect(findNextChange(page, new Date('2026-06-01T00:00:00Z'))).toEqual(new Date('2026-06-09T23:00:00Z'));
    expect(findNextChange(page, new Date('2026-06-11T00:00:00Z'))).toEqual(new Date('2026-06-12T23:00:00Z'));
    expect(findNextChange(page, new Date('2026-06-13T00:00:00Z'))).toBeUndefined();
    expect(findNextChange(DEFAULT_HOME_PAGE, new Date('2026-06-01T00:00:00Z'))).toBeUndefined();
  });
});

test('a headline is read line by line, with the accent between stars', () => {
  expect(splitHeadline('Cake for the\nparty. *Puff-puff*')).toEqual([
    [{ text: 'Cake for the', isAccent: false }],
    [
      { text: 'party. ', isAccent: false },
      { text: 'Puff-puff', isAccent: true },
    ],
  ]);
});

test.each([
  ['sourdough-loaf.webp', 'Sourdough loaf'],
  ['Ọ̀jọ́ ìbí cake.jpg', 'Ọ̀jọ́ ìbí cake'],
  ['IMG_20261101_123456.jpg', 'Bakes from Ṣadé’s Oven'],
  ['WhatsApp Image at noon.jpeg', 'Bakes from Ṣadé’s Oven'],
  ['1.png', 'Bakes from Ṣadé’s Oven'],
])(
  'a picture from the file %s is described as “%s” until somebody does it better (P36.15)',
  (file, words) => {
    expect(describePictureFile(file, 'Ṣadé’s Oven')).toBe(words);
  },
);
