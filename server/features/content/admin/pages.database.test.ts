import { describe, expect, test } from 'vitest';
import { joinInlines } from '../../../../domain/content/blocks.ts';
import { contentEntries } from '../../../database/schema/content.ts';
import { openContentAdmin } from '../../../testing/content-admin.ts';
import { listWords } from '../testing/list-words.ts';

const PAGES = '/api/admin/content/pages';
const OURS = {
  title: 'About',
  summary: 'Who we are.',
  body: '# Us\n\n## Bakers\n\nWe bake at {{shop.name}}.',
  version: 0,
};

test('every page has words before the owner has written any (P1.14)', { tags: 'long' }, async () => {
  const { owner, readPage } = await openContentAdmin();
  const { data } = (await (await owner.ask(PAGES)).json()) as { data: object[] };
  expect(data).toHaveLength(7);
  expect(data[0]).toEqual({
    slug: 'about',
    title: 'About',
    summary: expect.stringContaining('small chops'),
    version: 0,
    updatedAt: '2026-11-17T00:00:00.000Z',
    updatedBy: null,
    isOriginal: true,
  });
  expect(await readPage('about')).toMatchObject({
    headline: 'About us',
    lastChanged: '2026-11-17',
  });
});

test('the owner’s words take the place of those that came with the shop, with its facts filled in (P1.14)', {
  tags: 'long',
}, async () => {
  const { db, savePage, readPage } = await openContentAdmin();
  const saved = await savePage('about', OURS);
  expect(saved).toMatchObject({
    version: 1,
    updatedBy: 'Owner',
    isOriginal: false,
    shipped: { title: 'About' },
  });
  // Half past midnight in Lagos, and still the day before in London and in the database.
  await db.update(contentEntries).set({ updatedAt: new Date('2026-03-14T23:30:00Z') });
  const page = await readPage('about');
  expect(page).toMatchObject({ headline: 'Us', summary: 'Who we are.', lastChanged: '2026-03-15' });
  expect(listWords(page.body).map(joinInlines)).toEqual(['We bake at Oyin Bakes.']);
});

test('what a page said before is kept, and a stale edit is refused with what changed', async () => {
  const { owner, savePage } = await openContentAdmin();
  await savePage('terms', { ...OURS, title: 'Terms' });
  await savePage('terms', { ...OURS, title: 'Our terms', version: 1 });
  const { data } = (await (await owner.ask(`${PAGES}/terms/revisions`)).json()) as { data: object[] };
  expect(data).toMatchObject([{ version: 1, title: 'Terms', madeBy: 'Owner' }]);
  const stale = await owner.put(`${PAGES}/terms`, { ...OURS, title: 'Mine', version: 1 });
  expect([stale.status, await stale.json()]).toMatchObject([
    409,
    { code: 'stale_edit', fields: { title: 'Now “Our terms”.' } },
  ]);
});

test('a page that went back to the words that came with the shop says so', async () => {
  const { savePage } = await openContentAdmin();
  const { shipped } = await savePage('about', OURS);
  expect(await savePage('about', { ...shipped, version: 1 })).toMatchObject({ version: 2, isOriginal: true });
});

test('two who write a page for the first time: one is told that the other was quicker', async () => {
  const { owner } = await openContentAdmin();
  const answers = await Promise.all(
    ['One', 'Two'].map((title) => owner.put(`${PAGES}/faqs`, { ...OURS, title })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

describe('what is refused', () => {
  test('a page with a part that breaks its rule, told at that part', { tags: 'long' }, async () => {
    const { owner } = await openContentAdmin();
    for (const [part, field] of [
      [{ title: '' }, 'title'],
      [{ summary: '' }, 'summary'],
      [{ body: '\n' }, 'body'],
      [{ version: -1 }, 'version'],
      [{ version: undefined }, 'version'],
    ] as const) {
      const answer = await owner.put(`${PAGES}/about`, { ...OURS, ...part });
      const { fields = {} } = (await answer.json()) as { fields?: object };
      expect([part, answer.status, Object.keys(fields)]).toEqual([part, 400, [field]]);
    }
  });

  test('a page that the shop does not have', async () => {
    const { owner } = await openContentAdmin();
    for (const answer of [
      await owner.ask(`${PAGES}/careers`),
      await owner.put(`${PAGES}/careers`, OURS),
      await owner.ask(`${PAGES}/careers/revisions`),
    ]) {
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'no_such_page' }]);
    }
  });
});

test('a preview shows what everybody would see, and says what they would not', async () => {
  const { owner } = await openContentAdmin();
  const answer = await owner.post('/api/admin/content/preview', {
    kind: 'page',
    body: '# Big\n\n{{shop.name}} [x](javascript:alert(1)) {{nothing}}\n\n![spy](https://elsewhere.example/a.gif)',
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    headline: 'Big',
    body: { intro: [{ kind: 'paragraph', words: ['Oyin Bakes x {{nothing}}'] }], sections: [] },
    readingMinutes: 1,
    warnings: [
      expect.stringContaining('javascript:alert(1)'),
      'There’s no shop detail called {{nothing}}.',
      expect.stringContaining('https://elsewhere.example/a.gif'),
    ],
  });
  const tooLong = await owner.post('/api/admin/content/preview', {
    kind: 'page',
    body: 'a'.repeat(40_001),
  });
  expect(tooLong.status).toBe(400);
});

test('whoever writes sees every fact with what it says now', async () => {
  const { owner } = await openContentAdmin();
  const { data } = (await (await owner.ask('/api/admin/content/facts')).json()) as { data: object[] };
  expect(data).toContainEqual({ name: 'shop.name', value: 'Oyin Bakes', meaning: 'the shop’s name' });
});

test('where posts and pages are written elsewhere, nothing is written here, and the refusal says where', async () => {
  const { owner } = await openContentAdmin({ contentPlace: 'https://words.example/ghost/' });
  const answer = await owner.put(`${PAGES}/about`, OURS);
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    { code: 'content_managed_elsewhere', place: 'https://words.example/ghost/' },
  ]);
});
