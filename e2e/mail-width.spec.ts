import { expect, test } from '@playwright/test';
import { BLANK_SHOP_PROFILE } from '../domain/shop/profile.ts';
import { composeMail } from '../server/mails/compose-mail.ts';

const LONG_WORD = 'Ogbomoso'.repeat(60);

test('one long word in any text of an email, or a picture that is not shown, makes it no wider than the phone (P28.15, P32.11)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { html } = composeMail(
    { ...BLANK_SHOP_PROFILE, name: LONG_WORD, email: `${LONG_WORD}@shop.example` },
    {
      subject: 'A note',
      preview: LONG_WORD,
      heading: LONG_WORD,
      paragraphs: [LONG_WORD],
      picture: { address: 'data:,', words: LONG_WORD },
      facts: [{ label: 'Note', value: LONG_WORD }],
      amounts: [{ label: LONG_WORD, note: LONG_WORD, amount: '₦12,500' }],
      button: { label: 'View order', link: `https://shop.example/${LONG_WORD}` },
      otherWay: { label: LONG_WORD, link: 'https://shop.example/' },
      smallPrint: [LONG_WORD],
    },
  );
  await page.setContent(html);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
