import { expect, test } from 'vitest';
import type { ContentPage } from '../../../contract/content.ts';
import { makePage } from '../content/testing/example-page.ts';
import { findHelp, listHelp } from './find-help.ts';

const part = (id: string, heading: string) => ({ id, heading, blocks: [] });
const PAGES: readonly ContentPage[] = [
  makePage([part('zones', 'Zones and fees')], {
    slug: 'shipping',
    headline: 'Shipping and pickup',
    summary: 'How delivery works.',
  }),
  makePage([part('refunds', 'How refunds work'), part('bad', 'A damaged cake')], {
    slug: 'returns',
    headline: 'Returns',
    summary: '',
  }),
  makePage(
    [
      {
        id: 'delivery',
        heading: 'Ways',
        blocks: [
          { kind: 'questions', questions: [{ id: 'where', question: 'Where do you deliver?', answer: [] }] },
        ],
      },
    ],
    { slug: 'faqs', headline: 'FAQs', summary: 'About delivery, refunds and more.' },
  ),
];

test.each([
  ['delivery to abuja', ['/shipping', '/faqs#where']],
  ['refund', ['/returns#refunds']],
  ['returns', ['/returns']],
  ['opening hours', ['/contact#visit-us']],
  ['xylophone cake', []],
  ['how do you', []],
])('“%s” leads to the help that answers it (P29.253)', (query, places) => {
  expect(findHelp(listHelp(PAGES), query).map(({ to }) => to)).toEqual(places);
});
