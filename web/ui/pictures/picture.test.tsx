import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SitePicture } from '../../pictures/site-picture.ts';
import { Picture, preloadPicture } from './picture.tsx';

const loaf: SitePicture = {
  width: 1600,
  height: 900,
  tint: 'honey',
  files: [
    { width: 360, avif: '/loaf-360.avif', webp: '/loaf-360.webp' },
    { width: 1600, avif: '/loaf-1600.avif', webp: '/loaf-1600.webp' },
  ],
};

test('a picture offers AVIF, then WebP, in every width, and reserves its place', () => {
  const html = renderToStaticMarkup(<Picture picture={loaf} alt="A loaf" sizes="50vw" className="rounded" />);
  expect(html).toBe(
    '<picture>' +
      '<source type="image/avif" srcSet="/loaf-360.avif 360w, /loaf-1600.avif 1600w" sizes="50vw"/>' +
      '<img loading="lazy" decoding="async" sizes="50vw" srcSet="/loaf-360.webp 360w, /loaf-1600.webp 1600w"' +
      ' src="/loaf-1600.webp" alt="A loaf" width="1600" height="900" class="bg-tint-honey rounded"/>' +
      '</picture>',
  );
});

test('a picture above the fold is not lazy and comes first', () => {
  const html = renderToStaticMarkup(<Picture picture={loaf} alt="" sizes="100vw" priority />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('lazy');
});

test('a cut-out picture has no backdrop', () => {
  const { tint: _tint, ...cutOut } = loaf;
  expect(renderToStaticMarkup(<Picture picture={cutOut} alt="" sizes="100vw" />)).not.toContain('bg-tint');
});

test('a route preloads the same files in the same widths that the picture asks for', () => {
  const html = renderToStaticMarkup(<Picture picture={loaf} alt="" sizes="100vw" priority />);
  const link = preloadPicture(loaf, '100vw');
  expect(link).toMatchObject({ rel: 'preload', as: 'image', type: 'image/avif', imageSizes: '100vw' });
  expect(html).toContain(`srcSet="${'imageSrcSet' in link ? link.imageSrcSet : ''}"`);
});
