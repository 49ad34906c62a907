import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { joinInlines } from '../../../domain/content/blocks.ts';
import { readFrontMatter } from '../../features/content/markdown/front-matter.ts';
import { readContent } from '../../features/content/markdown/read-content.ts';
import { listWords } from '../../features/content/testing/list-words.ts';
import { DEMO_SHOP_PROFILE } from '../shop-profile.ts';

test('the demo explains the word its name is made of', () => {
  const { fields, body } = readFrontMatter(readFileSync(join(import.meta.dirname, 'about.md'), 'utf8'));
  const warnings: string[] = [];
  const content = readContent(body, {
    kind: 'page',
    shop: DEMO_SHOP_PROFILE,
    findPicture: () => undefined,
    warn: (sentence) => warnings.push(sentence),
  });
  expect(warnings).toEqual([]);
  expect([fields.get('title'), content.headline]).toEqual(['About', 'About the honey in our name']);
  expect(fields.get('summary')).toContain('small chops');
  const text = listWords(content.body).map(joinInlines).join('\n');
  expect(text).toContain('Oyin is the Yoruba word for honey');
  expect(DEMO_SHOP_PROFILE.name).toMatch(/\boyin\b/i);
});
