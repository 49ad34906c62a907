import type { ProductAnswer } from '../../../contract/products.ts';
import { CART_PRICE_MAX } from '../../../domain/cart/limits.ts';
import { type JsonLd, nameBakery } from './json-ld.ts';

type ProductFacts = {
  readonly product: ProductAnswer;
  readonly shopName: string;
  readonly description: string;
  /** Whole addresses, the first one first. */
  readonly images: readonly string[];
  readonly url: string;
};

type Amount = { readonly price: number; readonly priceToPay: number };

/** A product with what it costs, and what customers think of it. Samples are nobody's opinion. */
export function describeProduct(facts: ProductFacts, origin: string): JsonLd {
  const { product, shopName, description, images, url } = facts;
  const { rating } = product;
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    sku: product.id,
    name: product.name,
    description,
    category: product.category,
    url,
    brand: { '@type': 'Brand', name: shopName },
    ...(images.length > 0 && { image: images }),
    offers: describeOffers(facts, origin),
    ...(rating &&
      !rating.isSample && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.average,
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}

function describeOffers({ product, url }: ProductFacts, origin: string): JsonLd {
  const offer = (amount: Amount): JsonLd => ({ ...describeOffer(amount, origin), url });
  if (product.isCustom) {
    return {
      '@type': 'AggregateOffer',
      url,
      lowPrice: product.priceToPay,
      priceCurrency: 'NGN',
      availability: findAvailability(product),
    };
  }
  if (product.sizes.length === 0) return offer(product);
  const prices = product.sizes.map(({ priceToPay }) => priceToPay);
  return {
    '@type': 'AggregateOffer',
    url,
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    priceCurrency: 'NGN',
    offerCount: product.sizes.length,
    offers: product.sizes.map((size) => ({
      ...offer(size),
      name: size.name,
      sku: `${product.id}-${size.id}`,
    })),
  };
}

function describeOffer(amount: Amount, origin: string): JsonLd {
  const { price, priceToPay } = amount;
  return {
    '@type': 'Offer',
    price: priceToPay,
    priceCurrency: 'NGN',
    availability: findAvailability(amount),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': nameBakery(origin) },
    ...(priceToPay < price && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price,
        priceCurrency: 'NGN',
      },
    }),
  };
}

/** What is dearer than the cart takes is ordered by talking to the shop. */
function findAvailability({ priceToPay }: Amount): string {
  return `https://schema.org/${priceToPay <= CART_PRICE_MAX ? 'InStock' : 'InStoreOnly'}`;
}
