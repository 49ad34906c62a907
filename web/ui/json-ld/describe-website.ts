import { type JsonLd, nameBakery, nameWebsite } from './json-ld.ts';

/** The shop as a site that can be searched. */
export function describeWebsite(shopName: string, origin: string): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': nameWebsite(origin),
    url: `${origin}/`,
    name: shopName,
    inLanguage: 'en-NG',
    publisher: { '@id': nameBakery(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
