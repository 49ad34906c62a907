import type { ShopAddress, SocialNetwork } from '../../../domain/shop/profile.ts';

export const SOCIAL_NETWORK_NAMES: Readonly<Record<SocialNetwork, string>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  x: 'X',
};

/** In Lagos the city and the state share their name, which is then said once. */
export function formatAddress({ street, area, city, state }: ShopAddress): string {
  return [...new Set([street, area, city, state])].filter((part) => part !== '').join(', ');
}
