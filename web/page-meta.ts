import type { MetaDescriptor } from 'react-router';
import {
  SHARE_PICTURE_HEIGHT,
  SHARE_PICTURE_WIDTH,
  writeShopSharePath,
} from '../domain/discovery/share-picture.ts';
import { BLANK_SHOP_PROFILE, type ShopProfile } from '../domain/shop/profile.ts';
import { graphThings, type JsonLd } from './ui/json-ld/json-ld.ts';

type Match = { readonly id: string; readonly loaderData?: unknown } | undefined;
type MetaArgs = { readonly matches: readonly Match[] };

/** 1200 × 630, as every site that shows links wants it. */
export type SharePicture = {
  readonly path: string;
  readonly type: 'image/jpeg' | 'image/png';
  readonly alt: string;
};

export type PublicPage = {
  readonly title: string;
  /** In the browser's tab and in lists of results; left out: the title and the shop's name. */
  readonly fullTitle?: string;
  readonly description: string;
  /** The page's one address, with nothing in its query but what makes it another page. */
  readonly path: string;
  /** What a shared link goes on leading to, where that is more than the page: sites that show links read it in place of this one. */
  readonly sharedPath?: string;
  readonly kind?: 'website' | 'article' | 'product';
  /** Left out: the shop's own. */
  readonly picture?: SharePicture | undefined;
  /** What search engines are told in their own words. */
  readonly things?: readonly JsonLd[];
};

const NOT_LISTED: MetaDescriptor = { name: 'robots', content: 'noindex' };

/**
 * A screen's title in the browser's tab, followed by the shop's name. Not for search engines: what they may list is said
 * with `describePublicPage`, so that a page is private unless somebody decided otherwise.
 */
export function titlePage(title: string): (args: MetaArgs) => MetaDescriptor[] {
  return ({ matches }) => [{ title: writeFullTitle(title, findShopProfile(matches)) }, NOT_LISTED];
}

/** The shop's own title, for what has none of its own. */
export function titleShop({ matches }: MetaArgs): MetaDescriptor[] {
  return [{ title: writeShopTitle(findShopProfile(matches)) }, NOT_LISTED];
}

/** For pages that search engines may list and people may share. Readers stand outside of the shop, so every address is whole. */
export function describePublicPage({ matches }: MetaArgs, page: PublicPage): MetaDescriptor[] {
  const shop = findShopProfile(matches);
  const origin = findOrigin(matches);
  const { title, fullTitle = writeFullTitle(title, shop), path, kind = 'website', things = [] } = page;
  const { picture = pictureShop(shop), sharedPath = path } = page;
  const description = shortenDescription(page.description);
  return [
    { title: fullTitle },
    ...(description === '' ? [] : [{ name: 'description', content: description }]),
    { tagName: 'link', rel: 'canonical', href: origin + path },
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: shop.name },
    { property: 'og:locale', content: 'en_NG' },
    { property: 'og:title', content: title },
    ...(description === '' ? [] : [{ property: 'og:description', content: description }]),
    { property: 'og:url', content: origin + sharedPath },
    { property: 'og:image', content: origin + picture.path },
    { property: 'og:image:type', content: picture.type },
    { property: 'og:image:width', content: String(SHARE_PICTURE_WIDTH) },
    { property: 'og:image:height', content: String(SHARE_PICTURE_HEIGHT) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: origin + picture.path },
    ...(things.length === 0 ? [] : [graphThings(things)]),
  ];
}

export function pictureShop(shop: ShopProfile): SharePicture {
  return { path: writeShopSharePath(shop), type: 'image/jpeg', alt: shop.name };
}

const DESCRIPTION_MAX_LENGTH = 160;

/** In one line, cut between words. */
export function shortenDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_MAX_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_MAX_LENGTH).replace(/\s+\S*$/, '')}…`;
}

export function writeShopTitle({ name, tagline }: ShopProfile): string {
  return [name, tagline].filter(Boolean).join(' · ');
}

function writeFullTitle(title: string, { name }: ShopProfile): string {
  return `${title} · ${name}`;
}

/** Without the root's data only the crash screen shows, and it still needs a title. */
export function findShopProfile(matches: readonly Match[]): ShopProfile {
  return findRootData(matches)?.shop ?? BLANK_SHOP_PROFILE;
}

/** What absolute addresses begin with; the same for every visitor, whichever way they came. */
export function findOrigin(matches: readonly Match[]): string {
  return findRootData(matches)?.origin ?? '';
}

type RootFacts = { readonly shop?: ShopProfile; readonly origin?: string };

function findRootData(matches: readonly Match[]): RootFacts | undefined {
  const root = matches.find((match) => match?.id === 'root');
  return root?.loaderData as RootFacts | undefined; // the router does not know the root's loader here
}
