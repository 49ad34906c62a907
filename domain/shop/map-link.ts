import { listAddressLines } from './address-lines.ts';
import type { ShopProfile } from './profile.ts';

/** To what a map finds under these words. */
export function buildMapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

export function buildShopMapLink({ name, address }: Pick<ShopProfile, 'name' | 'address'>): string {
  return buildMapLink([name, ...listAddressLines(address)].join(', '));
}
