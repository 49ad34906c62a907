import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnbrokenText } from './unbroken-text.tsx';

test('times and order numbers stay on one line, and the words around them are as they were (P29.22)', () => {
  const html = renderToStaticMarkup(
    <UnbrokenText>Order 482-093-718 arrives Friday, 09:00–12:00 at 3 Ring Road.</UnbrokenText>,
  );
  const hold = (words: string) => `<span class="whitespace-nowrap">${words}</span>`;
  expect(html).toBe(`Order ${hold('482-093-718')} arrives Friday, ${hold('09:00–12:00')} at 3 Ring Road.`);
});

test('phone numbers stay on one line, as they are dialled at home and from abroad (P29.152)', () => {
  const html = renderToStaticMarkup(<UnbrokenText>Use 0803 123 4567 or +234 803 123 4567.</UnbrokenText>);
  const hold = (words: string) => `<span class="whitespace-nowrap">${words}</span>`;
  expect(html).toBe(`Use ${hold('0803 123 4567')} or ${hold('+234 803 123 4567')}.`);
});

test('the day of a month stays on one line with its month and year (P28.381)', () => {
  const html = renderToStaticMarkup(
    <UnbrokenText>
      Moved from Wed 25 Nov to Friday 4 December, ordered 19 Nov 2026 with 2 cakes.
    </UnbrokenText>,
  );
  const hold = (words: string) => `<span class="whitespace-nowrap">${words}</span>`;
  expect(html).toBe(
    `Moved from Wed ${hold('25 Nov')} to Friday ${hold('4 December')}, ordered ${hold('19 Nov 2026')} with 2 cakes.`,
  );
});
