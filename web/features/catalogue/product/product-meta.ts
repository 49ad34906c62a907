import type { MetaDescriptor } from 'react-router';
import type { ProductAnswer } from '../../../../contract/products.ts';
import { listWidths, writePicturePath } from '../../../../domain/pictures/renditions.ts';

const DESCRIPTION_MAX_LENGTH = 160;

/** For search engines and for whoever is sent the link. Addresses are whole, because these readers stand outside of the shop. */
export function describeProductPage(
  product: ProductAnswer,
  shopName: string,
  origin: string,
): MetaDescriptor[] {
  const url = `${origin}/products/${encodeURIComponent(product.id)}`;
  const description = shorten(product.description);
  const images = product.pictures.map(({ id, width }) => {
    return origin + writePicturePath(id, listWidths(width).at(-1) ?? width, 'webp');
  });
  const [image] = images;
  return [
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'product' },
    { property: 'og:site_name', content: shopName },
    { property: 'og:title', content: product.name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(image === undefined ? [] : [{ property: 'og:image', content: image }]),
    { property: 'product:price:amount', content: String(product.priceToPay) },
    { property: 'product:price:currency', content: 'NGN' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.name,
        description,
        category: product.category,
        image: images,
        brand: { '@type': 'Brand', name: shopName },
        offers: {
          '@type': 'Offer',
          url,
          price: product.priceToPay,
          priceCurrency: 'NGN',
          availability: 'https://schema.org/InStock',
        },
      },
    },
  ];
}

/** In one line, cut between words. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_MAX_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_MAX_LENGTH).replace(/\s+\S*$/, '')}…`;
}
