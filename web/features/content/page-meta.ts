import type { MetaDescriptor } from 'react-router';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import { findShopProfile } from '../../page-meta.ts';
import type { PageText } from './texts/page-text.ts';

export function describePage(
  matches: Parameters<typeof findShopProfile>[0],
  writeText: (shop: ShopProfile) => PageText,
): MetaDescriptor[] {
  const shop = findShopProfile(matches);
  const { title, lead } = writeText(shop);
  return [{ title: `${title} · ${shop.name}` }, { name: 'description', content: lead }];
}
