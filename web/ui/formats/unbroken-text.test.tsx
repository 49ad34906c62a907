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
