import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnbrokenTimes } from './unbroken-times.tsx';

test('times stay on one line, and the words around them are as they were', () => {
  const html = renderToStaticMarkup(
    <UnbrokenTimes>Arriving Friday, 09:00–12:00 at 3 Ring Road.</UnbrokenTimes>,
  );
  expect(html).toBe('Arriving Friday, <span class="whitespace-nowrap">09:00–12:00</span> at 3 Ring Road.');
});
