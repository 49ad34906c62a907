import { expect, test } from 'vitest';
import { DEFAULT_HOME_PAGE } from '../../../domain/shop/home/home-page.ts';
import { readText } from '../../testing/read-html.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { HomeScreen } from './home-context.tsx';

const CAKES = { name: 'Cakes', count: 3, picture: null };
const goods = { featured: [], categories: [CAKES], latestPosts: [], hasDesigner: true };
const show = (home = DEFAULT_HOME_PAGE, has: Partial<typeof goods> = {}) =>
  readText(renderInShop(<HomeScreen home={home} goods={{ ...goods, ...has }} />));

test('the first words of the shop promise nothing for today, because every day closes the day before (P4.2)', () => {
  const words = show();
  expect(words).toContain('Shop now');
  expect(words).not.toMatch(/today|same day|tonight/i);
});

test('the page’s own words promise no delivery, and a shop that bakes no cakes shows bread (P36.19)', () => {
  const render = (has: Partial<typeof goods> = {}) =>
    renderInShop(<HomeScreen home={DEFAULT_HOME_PAGE} goods={{ ...goods, ...has }} />);
  expect(readText(render())).toMatch(/Freshly baked.*Order online/);
  expect(readText(render())).not.toMatch(/delivered across|delivered to you/);
  expect(render()).toContain('A pink cake');
  const bread = { categories: [{ ...CAKES, name: 'Bread' }], hasDesigner: false };
  expect(render(bread)).toContain('Loaves of bread');
  expect(render(bread)).not.toContain('A pink cake');
  expect(render({ ...bread, categories: [...bread.categories, CAKES] })).toContain('A pink cake');
});

test('a bakery with a picture of its own has none of ours beside it (P36.39)', () => {
  const picture = { id: 'own', width: 1_600, height: 1_200, placeholder: 'data:,', alt: 'Our oven' };
  const render = (own: typeof picture | null) =>
    renderInShop(
      <HomeScreen
        home={{ ...DEFAULT_HOME_PAGE, hero: { ...DEFAULT_HOME_PAGE.hero, picture: own } }}
        goods={{ ...goods, hasDesigner: false }}
      />,
    );
  expect(render(null)).toMatch(/A pink cake.*A wooden board/s);
  expect(render(picture)).toMatch(/Our oven.*Visit us/s);
  expect(render(picture)).not.toMatch(/A pink cake|A wooden board/);
});

test('nothing is offered that the shop does not have: no designer, no products (P36.8)', () => {
  expect(show()).toMatch(/Design a cake.*Design your cake, see the price/);
  expect(show(DEFAULT_HOME_PAGE, { hasDesigner: false })).not.toMatch(/design/i);
  expect(show(DEFAULT_HOME_PAGE, { categories: [], hasDesigner: false })).not.toMatch(/Shop now/);
});

test('the owner’s words, order and sections are the page’s (P36.6)', () => {
  const [categories, ...others] = DEFAULT_HOME_PAGE.sections;
  const home = {
    ...DEFAULT_HOME_PAGE,
    hero: { ...DEFAULT_HOME_PAGE.hero, headline: 'Agege bread,\n*hot*', mainButton: 'See the menu' },
    announcement: { text: 'Closed for Sallah', from: '', until: '' },
    sections: [
      ...others.map((section) => ({
        ...section,
        isShown: section.kind === 'paragraph' || section.kind === 'visit',
        title: section.kind === 'paragraph' ? 'Since 1998' : '',
        text: 'Three ovens.',
      })),
      ...(categories ? [categories] : []),
    ],
  };
  const words = show(home);
  expect(words).toMatch(
    /Closed for Sallah.*Agege bread, ?hot.*See the menu.*Since 1998.*Three ovens\..*Visit us.*Cakes/s,
  );
  expect(words).not.toMatch(/see the price|From our oven/);
});

test('a band of pictures is shown with its heading, lazily and no wider than it stands, and not at all without one (P36.15)', () => {
  const picture = (id: string) => ({
    id,
    width: 1_600,
    height: 1_200,
    placeholder: 'data:,',
    alt: `Loaf ${id}`,
  });
  const sections = DEFAULT_HOME_PAGE.sections.map((section) =>
    section.kind === 'pictures' ? { ...section, isShown: true, title: 'From our oven this week' } : section,
  );
  const render = (ids: readonly string[]) =>
    renderInShop(
      <HomeScreen home={{ ...DEFAULT_HOME_PAGE, sections, pictures: ids.map(picture) }} goods={goods} />,
    );
  const images = render(['a', 'b', 'c']).match(/<img[^>]*alt="Loaf [^>]*>/g) ?? [];
  expect(images).toHaveLength(3);
  for (const image of images) {
    expect(image).toMatch(/loading="lazy"/);
    expect(image).toMatch(/sizes="\(width &gt; 1240px\) 390px/);
  }
  expect(readText(render(['a']))).toContain('From our oven this week');
  expect(readText(render([]))).not.toContain('From our oven this week');
});
