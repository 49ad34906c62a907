import { formatPhoneForAbroad } from '../../domain/phone-from-abroad.ts';
import { listAddressLines } from '../../domain/shop/address-lines.ts';
import type { ShopProfile } from '../../domain/shop/profile.ts';

export type MailFooter = {
  readonly name: string;
  readonly address: readonly string[];
  readonly contacts: readonly { readonly words: string; readonly link: string }[];
};

/** Who writes, and where they can be reached; a shop shows nothing it does not know. */
export function buildFooter(shop: ShopProfile): MailFooter {
  const { email } = shop;
  return {
    name: shop.name,
    address: listAddressLines(shop.address),
    contacts: [
      ...(email ? [{ words: email, link: `mailto:${email}` }] : []),
      ...(shop.phone ? [{ words: formatPhoneForAbroad(shop.phone), link: `tel:${shop.phone}` }] : []),
    ],
  };
}
