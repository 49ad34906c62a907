import { formatPhoneForAbroad } from '../../../../domain/phone.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import { toWhatsAppUrl } from '../contact-details.ts';
import type { Inline, Words } from './page-text.ts';
import { link, words } from './write-blocks.ts';

/** "WhatsApp, +234 803 123 4567 or hello@…", or the way to the contact page while the shop has named none of them. */
export function listWaysToReach(shop: ShopProfile): Words {
  const ways: Inline[] = [];
  if (shop.whatsapp !== '') ways.push(link('WhatsApp', toWhatsAppUrl(shop.whatsapp)));
  if (shop.phone !== '') ways.push(link(formatPhoneForAbroad(shop.phone), `tel:${shop.phone}`));
  if (shop.email !== '') ways.push(link(shop.email, `mailto:${shop.email}`));
  const [first, ...rest] = ways;
  if (first === undefined) return words`our ${link('contact page', '/contact')}`;
  return [first, ...rest.flatMap((way, position) => [position === rest.length - 1 ? ' or ' : ', ', way])];
}
