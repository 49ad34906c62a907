import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProductPictureAnswer } from '../../../contract/products.ts';
import { ProductPicture, preloadProductPicture } from './product-picture.tsx';

const ID = '0b5c2f0e-6c5d-4c0e-9d0a-0d6f3f6b8a11';
const cake: ProductPictureAnswer = {
  id: ID,
  alt: 'A honey cake',
  width: 500,
  height: 400,
  placeholder: 'data:image/webp;base64,UklGRg==',
};

const srcSetOf = (format: string) =>
  [160, 320, 480, 500].map((width) => `/pictures/${ID}/${width}.${format} ${width}w`).join(', ');

test('a picture offers AVIF, then WebP, in every width up to its own, and reserves its place', () => {
  const html = renderToStaticMarkup(<ProductPicture picture={cake} sizes="50vw" className="rounded-card" />);
  expect(html).toContain(`<source type="image/avif" srcSet="${srcSetOf('avif')}" sizes="50vw"/>`);
  expect(html).toContain(
    `<img loading="lazy" decoding="async" sizes="50vw" srcSet="${srcSetOf('webp')}"` +
      ` src="/pictures/${ID}/500.webp" alt="A honey cake" width="500" height="400"`,
  );
  expect(html).toMatch(/^<span class="[^"]*\brounded-card">/);
});

test('until it is there its blurred self stands behind it, unseen by screen readers and without a style attribute', () => {
  const html = renderToStaticMarkup(<ProductPicture picture={cake} sizes="50vw" />);
  const [blurred = ''] = /<img src="data:[^>]*>/.exec(html) ?? [];
  expect(blurred).toContain('src="data:image/webp;base64,UklGRg=="');
  expect(blurred).toContain('alt="" aria-hidden="true"');
  expect(blurred).toContain('blur-placeholder');
  expect(html.indexOf(blurred)).toBeLessThan(html.indexOf('<picture>'));
  expect(html).not.toContain('style=');
});

test('a picture beside its product’s name can be left unsaid', () => {
  const html = renderToStaticMarkup(<ProductPicture picture={cake} alt="" sizes="50vw" />);
  expect(html).not.toContain('A honey cake');
});

test('a picture above the fold is not lazy and comes first', () => {
  const html = renderToStaticMarkup(<ProductPicture picture={cake} sizes="100vw" priority />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('lazy');
});

test('a route preloads the same files in the same widths that the picture asks for', () => {
  const html = renderToStaticMarkup(<ProductPicture picture={cake} sizes="100vw" priority />);
  const link = preloadProductPicture(cake, '100vw');
  expect(link).toMatchObject({ rel: 'preload', as: 'image', type: 'image/avif', imageSizes: '100vw' });
  expect(html).toContain(`srcSet="${'imageSrcSet' in link ? link.imageSrcSet : ''}"`);
});

test('a product without a picture gets a drawn cake in the same frame, never a broken one', () => {
  const html = renderToStaticMarkup(
    <ProductPicture picture={undefined} sizes="50vw" className="aspect-square" />,
  );
  expect(html).toMatch(/^<span class="[^"]*\baspect-square"><svg /);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain('<img');
});
