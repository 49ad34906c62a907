import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../domain/content/blocks.ts';
import { BLANK_SHOP_PROFILE } from '../../../../domain/shop/profile.ts';
import { EXAMPLE_PICTURE, EXAMPLE_SHOP, readExample } from '../testing/read-example.ts';

/** The blocks before the first section. */
function read(source: string, shop = EXAMPLE_SHOP): readonly Block[] {
  return readExample(source, { shop }).body.intro;
}

describe('Markdown becomes blocks', () => {
  test('a paragraph with bold, italic and linked words', () => {
    expect(read('Plain **bold** and *soft* and [**both**](/returns).')).toEqual([
      {
        kind: 'paragraph',
        words: [
          'Plain ',
          { text: 'bold', isBold: true },
          ' and ',
          { text: 'soft', isItalic: true },
          ' and ',
          { text: 'both', to: '/returns', isBold: true },
          '.',
        ],
      },
    ]);
  });

  test('lines of one paragraph are joined by a space, and a backslash breaks one', () => {
    expect(read('One\ntwo  three\\\nfour')).toEqual([
      { kind: 'paragraph', words: ['One two three', '\n', 'four'] },
    ]);
  });

  test('lists with dots and with numbers; a list inside an item goes on after it', () => {
    expect(read('- one\n- **two**\n  - inner\n\n1. first\n2. second')).toEqual([
      { kind: 'list', isOrdered: false, items: [['one'], [{ text: 'two', isBold: true }], ['inner']] },
      { kind: 'list', isOrdered: true, items: [['first'], ['second']] },
    ]);
  });

  test('a table; a row that is too short is filled up', () => {
    expect(read('| What | How long |\n| --- | --- |\n| Bread | **2** days |\n| Cake |')).toEqual([
      {
        kind: 'table',
        head: [['What'], ['How long']],
        rows: [
          [['Bread'], [{ text: '2', isBold: true }, ' days']],
          [['Cake'], []],
        ],
      },
    ]);
  });

  test('a quote keeps paragraphs and lists, and nothing deeper', () => {
    expect(read('> Sweet.\n>\n> > Deeper.\n>\n> - a\n>\n> ### Loud')).toEqual([
      {
        kind: 'quote',
        blocks: [
          { kind: 'paragraph', words: ['Sweet.'] },
          { kind: 'paragraph', words: ['Deeper.'] },
          { kind: 'list', isOrdered: false, items: [['a']] },
          { kind: 'paragraph', words: [{ text: 'Loud', isBold: true }] },
        ],
      },
    ]);
  });

  test('in a post, whose title stands above it, a heading of the first level opens a section like one of the second', () => {
    const { headline, body } = readExample('# In the car\n\nFlat.\n\n## At home\n\nCool.', { kind: 'post' });
    expect(headline).toBeUndefined();
    expect(body.sections.map(({ heading }) => heading)).toEqual(['In the car', 'At home']);
  });

  test('the first heading of the first level is the headline, second levels open sections, lower ones stand in them', () => {
    const { headline, body } = readExample('# Big\n\nIntro.\n\n## One\n\n### Small\n\n#### Smaller\n\nText.');
    expect(headline).toBe('Big');
    expect(body).toEqual({
      intro: [{ kind: 'paragraph', words: ['Intro.'] }],
      sections: [
        {
          id: 'one',
          heading: 'One',
          blocks: [
            { kind: 'heading', level: 3, id: 'small', heading: 'Small' },
            { kind: 'heading', level: 4, id: 'smaller', heading: 'Smaller' },
            { kind: 'paragraph', words: ['Text.'] },
          ],
        },
      ],
    });
  });

  test('a heading chooses its address or gets one from its words, and no two are alike', () => {
    const { body } = readExample(
      ['Ọjà & more', 'Refunds {#money-back}', 'Money back', 'Money back', '!!!', 'Money-back 2']
        .map((heading) => `## ${heading}\n\nText.\n`)
        .join('\n'),
    );
    expect(body.sections.map(({ id }) => id)).toEqual([
      'oja-and-more',
      'money-back',
      'money-back-2',
      'money-back-3',
      'part',
      'money-back-2-2',
    ]);
    expect(body.sections[1]?.heading).toBe('Refunds');
  });

  test('a heading with nothing under it is left out', () => {
    expect(readExample('## Empty\n\n## Full\n\nText.').body.sections.map(({ id }) => id)).toEqual(['full']);
  });
});

describe('the shop’s own forms', () => {
  test.each(['tip', 'good', 'warning'] as const)('a note in the tone %s', (tone) => {
    expect(read(`Before.\n\n:::${tone}\nHot **oven**.\n\n- a\n:::\nAfter.`)).toEqual([
      { kind: 'paragraph', words: ['Before.'] },
      {
        kind: 'note',
        tone,
        blocks: [
          { kind: 'paragraph', words: ['Hot ', { text: 'oven', isBold: true }, '.'] },
          { kind: 'list', isOrdered: false, items: [['a']] },
        ],
      },
      { kind: 'paragraph', words: ['After.'] },
    ]);
  });

  test('a note that was not closed ends with its section', () => {
    const { body } = readExample(':::tip\nInside.\n\n## Next\n\nOutside.');
    expect(body.intro).toEqual([
      { kind: 'note', tone: 'tip', blocks: [{ kind: 'paragraph', words: ['Inside.'] }] },
    ]);
    expect(body.sections).toHaveLength(1);
  });

  test('the zones that are in force', () => {
    expect(read('Before.\n::zones\nAfter.').map(({ kind }) => kind)).toEqual([
      'paragraph',
      'zone-table',
      'paragraph',
    ]);
  });

  test('questions with their answers', () => {
    expect(
      read(
        ':::questions\n### Is it fresh? {#fresh}\nYes.\n\nAlways.\n\n### How?\n- so\n\n### Unanswered?\n:::',
      ),
    ).toEqual([
      {
        kind: 'questions',
        questions: [
          {
            id: 'fresh',
            question: 'Is it fresh?',
            answer: [
              { kind: 'paragraph', words: ['Yes.'] },
              { kind: 'paragraph', words: ['Always.'] },
            ],
          },
          { id: 'how', question: 'How?', answer: [{ kind: 'list', isOrdered: false, items: [['so']] }] },
        ],
      },
    ]);
  });

  test('what only looks like a form is text', () => {
    expect(read(':::dance\n\n:::\n\n::zone')).toEqual([
      { kind: 'paragraph', words: [':::dance'] },
      { kind: 'paragraph', words: [':::'] },
      { kind: 'paragraph', words: ['::zone'] },
    ]);
  });

  test('facts of the shop stand where they are named', () => {
    expect(read('{{shop.name}} takes {{ rules.pieces }}, **{{rules.vat}}**: {{shop.phone}}.')).toEqual([
      {
        kind: 'paragraph',
        words: [
          'Oyin Bakes takes 100, ',
          { text: '7.5%', isBold: true },
          ': ',
          { text: '+234 803 123 4567', to: 'tel:+2348031234567' },
          '.',
        ],
      },
    ]);
  });

  test('a fact the browser knows better stands in words that are always true', () => {
    expect(read('For **{{hold.online}}**.')).toEqual([
      {
        kind: 'paragraph',
        words: ['For ', { text: 'the time shown at checkout', live: 'hold.online', isBold: true }, '.'],
      },
    ]);
  });

  test('what depends on a fact the shop has not named is left out, with the block it leaves empty', () => {
    const source =
      'Free. [[Pickup is at {{shop.address}}.]] We call.\n\n- [[**Call** {{shop.phone}}.]]\n- Or [[so]].';
    expect(read(source)[0]).toEqual({
      kind: 'paragraph',
      words: ['Free. Pickup is at 14 Bode Okafor Close, Yaba, Lagos. We call.'],
    });
    expect(read(source, BLANK_SHOP_PROFILE)).toEqual([
      { kind: 'paragraph', words: ['Free. We call.'] },
      { kind: 'list', isOrdered: false, items: [['Or [[so]].']] },
    ]);
  });

  test('a name full of Markdown stays a name', () => {
    const name = '**[x](javascript:alert(1))** ## <b>';
    expect(read('By {{shop.name}}.', { ...EXAMPLE_SHOP, name })).toEqual([
      { kind: 'paragraph', words: [`By ${name}.`] },
    ]);
  });
});

describe('pictures', () => {
  const path = `/pictures/${EXAMPLE_PICTURE.id}`;

  test.each([path, `${path}/960.webp`])('one of the shop’s own is shown with its size: %s', (address) => {
    expect(read(`![A loaf](${address} "Still warm")`)).toEqual([
      { kind: 'picture', picture: { ...EXAMPLE_PICTURE, alt: 'A loaf' }, caption: 'Still warm' },
    ]);
  });

  test.each([
    'https://elsewhere.example/spy.gif',
    `https://elsewhere.example${path}`,
    '/pictures/01234567-89ab-cdef-0123-456789abcdef',
    `${path}/../../api/admin`,
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    '//elsewhere.example/x.png',
  ])('%s is left out, and the author is told', (address) => {
    const { body, warnings } = readExample(`![Spy](${address})`);
    expect(body.intro).toEqual([]);
    expect(warnings).toHaveLength(1);
  });

  test('inside a sentence the text of the picture stands instead', () => {
    expect(read(`See ![a loaf](${path}).`)).toEqual([{ kind: 'paragraph', words: ['See a loaf.'] }]);
  });
});

describe('hostile Markdown', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<!-- <b> -->',
    '</p><style>*{display:none}</style>',
  ])('HTML is text: %s', (html) => {
    expect(read(html)).toEqual([{ kind: 'paragraph', words: [html] }]);
  });

  test.each([
    '[x](javascript:alert(1))',
    '[x](JAVASCRIPT:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](&#x6A;avascript:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x](/\\\\evil.example)',
    '[x](http://plain.example)',
    '[**x**](javascript:x "title")',
  ])('the words of %s stay and lead nowhere', (source) => {
    const { body, warnings } = readExample(source);
    expect(JSON.stringify(body)).not.toContain('"to"');
    expect(JSON.stringify(body)).toContain('x');
    expect(warnings).toHaveLength(1);
  });

  test('an unknown fact is shown as it was typed, and the author is told', () => {
    const { body, warnings } = readExample('Our {{shop.secret}} and {{constructor}}.');
    expect(body.intro).toEqual([{ kind: 'paragraph', words: ['Our {{shop.secret}} and {{constructor}}.'] }]);
    expect(warnings).toEqual([
      'There’s no shop detail called {{shop.secret}}.',
      'There’s no shop detail called {{constructor}}.',
    ]);
  });
});
