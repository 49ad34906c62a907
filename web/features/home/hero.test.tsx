import { expect, test } from 'vitest';
import { readText } from '../../testing/read-html.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { Hero } from './hero.tsx';

test('the first words of the shop promise nothing for today, because every day closes the day before (P4.2)', () => {
  const words = readText(renderInShop(<Hero />));
  expect(words).toContain('Shop our bakes');
  expect(words).not.toMatch(/today|same day|tonight/i);
});
