import type { ContentPage } from '../../../../contract/content.ts';
import type { Block, Section } from '../../../../domain/content/blocks.ts';

export const EXAMPLE_QUESTIONS: Block = {
  kind: 'questions',
  questions: [
    {
      id: 'is-it-fresh',
      question: 'Is it fresh?',
      answer: [
        { kind: 'paragraph', words: ['Yes, ', { text: 'always', isBold: true }, '.'] },
        { kind: 'list', isOrdered: false, items: [['Every day.']] },
      ],
    },
  ],
};

export const EXAMPLE_SECTIONS: readonly Section[] = [
  {
    id: 'one',
    heading: 'One',
    blocks: [
      {
        kind: 'paragraph',
        words: [
          'Plain. See ',
          { text: 'Returns', to: '/returns' },
          ' or ',
          { text: 'ask', isBold: true },
          '.',
        ],
      },
    ],
  },
  {
    id: 'two',
    heading: 'Two',
    blocks: [
      { kind: 'list', isOrdered: false, items: [['first'], ['second']] },
      { kind: 'list', isOrdered: true, items: [['then']] },
    ],
  },
  {
    id: 'three',
    heading: 'Three',
    blocks: [{ kind: 'table', head: [['What'], ['How long']], rows: [[['Bread'], ['2 days']]] }],
  },
  {
    id: 'four',
    heading: 'Four',
    blocks: [{ kind: 'note', tone: 'warning', blocks: [{ kind: 'paragraph', words: ['Hot.'] }] }],
  },
  { id: 'five', heading: 'Five', blocks: [EXAMPLE_QUESTIONS] },
  {
    id: 'six',
    heading: 'Six',
    blocks: [{ kind: 'paragraph', words: ['Call ', { text: 'us', to: 'tel:+2348031234567' }, '.'] }],
  },
];

export function makePage(sections: readonly Section[], details: Partial<ContentPage> = {}): ContentPage {
  return {
    slug: 'terms',
    title: 'T',
    headline: 'A headline',
    summary: 'A lead.',
    lastChanged: '2026-11-05',
    body: { intro: [], sections },
    ...details,
  };
}
