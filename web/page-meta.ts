import type { MetaDescriptor } from 'react-router';
import { BLANK_SHOP_PROFILE, type ShopProfile } from '../domain/shop/profile.ts';

type Match = { readonly id: string; readonly loaderData?: unknown } | undefined;
type MetaArgs = { readonly matches: readonly Match[] };

/** A screen's title in the browser's tab, followed by the shop's name. */
export function titlePage(title: string): (args: MetaArgs) => MetaDescriptor[] {
  return ({ matches }) => [{ title: `${title} · ${findShopProfile(matches).name}` }];
}

/** The shop's own title, for the home page. */
export function titleShop({ matches }: MetaArgs): MetaDescriptor[] {
  const { name, tagline } = findShopProfile(matches);
  const description = tagline === '' ? [] : [{ name: 'description', content: tagline }];
  return [{ title: [name, tagline].filter(Boolean).join(' · ') }, ...description];
}

/** Without the root's data only the crash screen shows, and it still needs a title. */
export function findShopProfile(matches: readonly Match[]): ShopProfile {
  const root = matches.find((match) => match?.id === 'root');
  const data = root?.loaderData as { readonly shop?: ShopProfile } | undefined; // the router does not know the root's loader here
  return data?.shop ?? BLANK_SHOP_PROFILE;
}
