import type { MetaDescriptor } from 'react-router';
import { convertNairaToKobo } from '../../../domain/money.ts';
import {
  describePublicPage,
  findOrigin,
  findShopProfile,
  pictureShop,
  writeShopTitle,
} from '../../page-meta.ts';
import { describeBakery } from '../../ui/json-ld/describe-bakery.ts';
import { describeWebsite } from '../../ui/json-ld/describe-website.ts';

const HOW_IT_WORKS = 'Order online for the day and hour you need it, delivered or picked up.';

/** Naira; null while there is nothing to buy. */
export type PriceSpan = { readonly min: number; readonly max: number } | null;

type MetaArgs = Parameters<typeof describePublicPage>[0];

/** The page by which search engines know the whole shop. */
export function describeHomePage({ matches }: MetaArgs, prices: PriceSpan): MetaDescriptor[] {
  const shop = findShopProfile(matches);
  const origin = findOrigin(matches);
  const { path: picturePath } = pictureShop(shop);
  const pricesInKobo = prices && {
    min: convertNairaToKobo(prices.min),
    max: convertNairaToKobo(prices.max),
  };
  return describePublicPage(
    { matches },
    {
      title: shop.name,
      fullTitle: writeShopTitle(shop),
      description: shop.tagline === '' ? HOW_IT_WORKS : `${shop.tagline}. ${HOW_IT_WORKS}`,
      path: '/',
      things: [
        describeWebsite(shop.name, origin),
        describeBakery({ shop, picturePath, pricesInKobo }, origin),
      ],
    },
  );
}
