import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '../../../domain/custom-orders/design/cake-design.ts';
import { CakePicture } from './cake-picture.tsx';

test('a page comes with the cake drawn in lines and said in words, and without styles of its own', () => {
  const html = renderToStaticMarkup(<CakePicture design={DEFAULT_DESIGN} className="w-full" />);
  expect(html).toContain(
    'role="img" aria-label="Single-tier 8-inch cake: vanilla sponge, blush buttercream, strawberry filling, borders of shells, strawberries"',
  );
  expect(html).toContain('<svg');
  expect(html).toContain('<canvas');
  expect(html).not.toContain('style=');
});

test('a picture can be said in other words', () => {
  expect(renderToStaticMarkup(<CakePicture design={DEFAULT_DESIGN} alt="Ada’s cake" />)).toContain(
    'aria-label="Ada’s cake"',
  );
});
