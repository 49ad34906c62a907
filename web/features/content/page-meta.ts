import type { MetaDescriptor } from 'react-router';
import { BLANK_SHOP_PROFILE, type ShopProfile } from '../../../domain/shop/profile.ts';
import type { RootData } from '../shop/shop-context.tsx';
import type { PageText } from './texts/page-text.ts';

type Match = { readonly id: string; readonly loaderData?: unknown } | undefined;

export function describePage(
  matches: readonly Match[],
  writeText: (shop: ShopProfile) => PageText,
): MetaDescriptor[] {
  const shop = findShopProfile(matches);
  const { title, lead } = writeText(shop);
  return [{ title: `${title} · ${shop.name}` }, { name: 'description', content: lead }];
}

/** Without the root's data only the crash screen shows, and it still needs a title. */
function findShopProfile(matches: readonly Match[]): ShopProfile {
  const root = matches.find((match) => match?.id === 'root');
  // A page's matches say nothing of what the root's loader returns.
  const data = root?.loaderData as RootData | undefined;
  return data?.shop ?? BLANK_SHOP_PROFILE;
}
