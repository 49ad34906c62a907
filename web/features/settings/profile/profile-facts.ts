import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { Fact } from '../../../ui/form/stale/compare-facts.ts';

/** The profile part by part, in words. */
export function listProfileFacts(profile: ShopProfile): readonly Fact[] {
  const { name, tagline, address, email, phone, whatsapp, openingHours, socialLinks } = profile;
  const fact = (key: string, called: string, words: string) => ({
    key,
    name: called,
    words: words || 'blank',
  });
  const { street, area, city, state } = address;
  return [
    fact('name', 'Name', name),
    fact('tagline', 'Tagline', tagline),
    fact('address', 'Address', [street, area, city, state].filter(Boolean).join(', ')),
    fact('email', 'Email', email),
    fact('phone', 'Phone', phone),
    fact('whatsapp', 'WhatsApp', whatsapp),
    ...openingHours.map(({ days, opens, closes }) => fact(`hours ${days}`, days, `${opens}–${closes}`)),
    ...socialLinks.map(({ network, url }) => fact(network, NETWORK_NAMES[network], url)),
  ];
}

export const NETWORK_NAMES = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  x: 'X',
} as const;
