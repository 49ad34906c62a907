import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readText } from '../../../testing/read-html.ts';
import { makeCustomOrder } from '../testing/example-custom-order.ts';
import { RequestDetails } from './request-details.tsx';

const show = (instructions: string) =>
  readText(
    renderToStaticMarkup(
      <RequestDetails customOrder={{ ...makeCustomOrder(), isDesigned: true, servings: 10, instructions }} />,
    ),
  );

test('beside the servings stands how many the request names, where those are more (P29.465)', () => {
  expect(show('For 40 guests')).toContain('about 10 – the request says 40');
  expect(show('For 8 guests')).not.toContain('the request says');
});
