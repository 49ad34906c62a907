import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dressShop, HOUSE_BRAND, HOUSE_NAME } from '../../domain/shop/brand/brand.ts';
import { BLANK_SHOP_PROFILE } from '../../domain/shop/profile.ts';
import { DEMO_SHOP_PROFILE } from '../demo/shop-profile.ts';
import { composeMail } from './compose-mail.ts';
import { MAIL_COLOURS } from './mail-colours.ts';
import type { MailContent } from './mail-content.ts';

const CONTENT: MailContent = {
  subject: 'Your cake',
  preview: 'It is ready',
  heading: 'Your cake is ready',
  paragraphs: ['Hello Ada,', 'Come and fetch it.'],
  button: { label: 'View my order', link: 'https://shop.example/orders/1?a=1&b=2' },
  smallPrint: ['Until Friday.'],
};

const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.split(/[\s>]/)[0]);
const readable = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

test('both forms say the same words', () => {
  const { html, text } = composeMail(DEMO_SHOP_PROFILE, CONTENT);
  const words = [
    CONTENT.heading,
    ...CONTENT.paragraphs,
    'View my order',
    'https://shop.example/orders/1?a=1&b=2',
    'Until Friday.',
    'Oyin Bakes',
    '14 Bode Okafor Close, Yaba',
    'hello@oyinbakes.example',
    '+234 800 000 0000',
  ];
  for (const word of words) {
    expect(text).toContain(word);
    expect(readable(html)).toContain(word);
  }
});

test('the link stands alone on its line of the text form', () => {
  const { text } = composeMail(DEMO_SHOP_PROFILE, CONTENT);
  expect(text.split('\n')).toContain('https://shop.example/orders/1?a=1&b=2');
});

test('the button and the address below it lead to the same place', () => {
  const { html } = composeMail(DEMO_SHOP_PROFILE, CONTENT);
  expect(html.match(/href="https:\/\/shop\.example\/orders\/1\?a=1&amp;b=2"/g)).toHaveLength(2);
});

test('a mail without a button speaks of none', () => {
  const { button: _, ...rest } = CONTENT;
  const { html, text } = composeMail(BLANK_SHOP_PROFILE, rest);
  expect(html).not.toMatch(/button doesn’t work|href=/);
  expect(text).not.toContain('https:');
});

test('a shop that nobody has filled in signs with its name alone', () => {
  const { html, text } = composeMail(BLANK_SHOP_PROFILE, CONTENT);
  expect(text.endsWith('\n-- \nOur bakery\n')).toBe(true);
  expect(html).not.toMatch(/mailto:|tel:/);
});

describe('words never become markup', () => {
  test('whatever they are, the mail has the same tags', () => {
    const shape = tagsOf(composeMail(DEMO_SHOP_PROFILE, CONTENT).html);
    const words = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"><img src=x>',
        "' onclick='x",
        '</title></style>',
        '<!--',
        '&lt;b',
      ),
    );
    fc.assert(
      fc.property(words, (word) => {
        const { html } = composeMail(
          {
            ...DEMO_SHOP_PROFILE,
            name: word,
            address: { street: `${word}x`, area: word, city: 'Lagos', state: 'Lagos' },
          },
          {
            subject: word,
            preview: word,
            heading: word,
            paragraphs: [word, word],
            button: { label: word, link: `https://shop.example/${word}` },
            smallPrint: [word],
          },
        );
        expect(tagsOf(html)).toEqual(shape);
      }),
    );
  });
});

describe('the HTML form', () => {
  const { html } = composeMail(DEMO_SHOP_PROFILE, CONTENT);

  test('has a language, a title and one heading', () => {
    expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="en-GB"/);
    expect(html).toContain('<title>Your cake</title>');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('every table is told apart from a table of figures', () => {
    expect(html.match(/<table(?! role="presentation")/g)).toBeNull();
  });

  test('needs no script, no picture and nothing from elsewhere', () => {
    expect(html).not.toMatch(/<(?:script|img|link|iframe|svg)|url\(|@import|@font-face|var\(/);
  });

  test('uses the shop’s colours and no other', () => {
    const own = new Set<string>(Object.values(MAIL_COLOURS));
    const used = html.match(/(?<!&)#[\da-f]{3,8}\b/gi)?.filter((colour) => !own.has(colour));
    expect(used ?? []).toEqual([]);
  });

  test('stays far below the size at which Gmail cuts a mail off', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
  });
});

test('a brand of the shop’s own dresses the mail: colours, edge and logo, with the name for whoever sees no pictures (P36.1)', () => {
  const colours = { action: '#3730a3', accent: '#fcd34d', page: '#f5f6ff' };
  const logo = { id: '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40', width: 512, height: 512 };
  const brand = {
    ...HOUSE_BRAND,
    colours,
    logo,
    decoration: 'plain',
    initial: 'L',
    hasTheme: true,
    mark: 'm4rk',
    origin: 'https://shop.example',
  } as const;
  const { html } = composeMail({ ...DEMO_SHOP_PROFILE, brand }, CONTENT);
  expect(html).toContain('background:#3730a3');
  expect(html).toContain('src="https://shop.example/brand/m4rk/logo.png"');
  expect(readable(html)).toContain('Oyin Bakes');
  expect(html).not.toContain(MAIL_COLOURS.hibiscus);
});

test('a shop without a logo has its initial in its mails, and only the demo the drop (P36.28)', () => {
  const drop = 'rotate(45deg)';
  const compose = (name: string) => {
    const brand = dressShop(HOUSE_BRAND, name, 'https://shop.example');
    return composeMail({ ...DEMO_SHOP_PROFILE, name, ...(brand && { brand }) }, CONTENT).html;
  };
  expect(compose('Leaven')).not.toContain(drop);
  expect(compose('Leaven')).toMatch(
    /src="https:\/\/shop\.example\/brand\/\w+\/logo\.png" alt="" width="40" height="40"/,
  );
  expect(compose(HOUSE_NAME)).toContain(drop);
});
