import type { MetaDescriptor } from 'react-router';

/** One thing in the words of schema.org, which search engines read. What is undefined is left out. */
export type JsonLd = Exclude<
  Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json'],
  readonly unknown[]
>;

/** All that a page tells, in one block. The router escapes it, so that no text can end the block. */
export function graphThings(things: readonly JsonLd[]): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } };
}

/** By these every page speaks of the same shop and the same site. */
export const nameBakery = (origin: string) => `${origin}/#bakery`;
export const nameWebsite = (origin: string) => `${origin}/#website`;
