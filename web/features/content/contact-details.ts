import type { ShopAddress, ShopProfile, SocialNetwork } from '../../../domain/shop/profile.ts';
import type { Inline, Words } from './texts/page-text.ts';
import { link, words } from './texts/write-blocks.ts';

export const SOCIAL_NETWORK_NAMES: Readonly<Record<SocialNetwork, string>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  x: 'X',
};

/** +2348031234567 is read as +234 803 123 4567, and never broken over two lines. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+234)(\d{3})(\d{3})(\d{4})$/, '$1\u00A0$2\u00A0$3\u00A0$4');
}

export function toWhatsAppUrl(phone: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}`;
}

/** In Lagos the city and the state share their name, which is then said once. */
export function formatAddress({ street, area, city, state }: ShopAddress): string {
  return [...new Set([street, area, city, state])].filter((part) => part !== '').join(', ');
}

export function toMapUrl(shop: ShopProfile): string {
  const place = encodeURIComponent(`${shop.name}, ${formatAddress(shop.address)}`);
  return `https://www.google.com/maps/search/?api=1&query=${place}`;
}

/** "WhatsApp, +234 803 123 4567 or hello@…", or the way to the contact page while the shop has named none of them. */
export function listWaysToReach(shop: ShopProfile): Words {
  const ways: Inline[] = [];
  if (shop.whatsapp !== '') ways.push(link('WhatsApp', toWhatsAppUrl(shop.whatsapp)));
  if (shop.phone !== '') ways.push(link(formatPhone(shop.phone), `tel:${shop.phone}`));
  if (shop.email !== '') ways.push(link(shop.email, `mailto:${shop.email}`));
  const [first, ...rest] = ways;
  if (first === undefined) return words`our ${link('contact page', '/contact')}`;
  return [first, ...rest.flatMap((way, position) => [position === rest.length - 1 ? ' or ' : ', ', way])];
}
