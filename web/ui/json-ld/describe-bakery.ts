import { formatNaira } from '../../../domain/money.ts';
import { writeIconPath } from '../../../domain/shop/brand/brand.ts';
import { readOpeningDays } from '../../../domain/shop/opening-days.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import { type JsonLd, nameBakery } from './json-ld.ts';

type BakeryFacts = {
  readonly shop: ShopProfile;
  /** A path. */
  readonly picturePath: string;
  /** From the cheapest to the dearest thing to buy; null while there is nothing. */
  readonly pricesInKobo: { readonly min: number; readonly max: number } | null;
};

/** The shop itself: what the owner has not told is not said. */
export function describeBakery({ shop, picturePath, pricesInKobo }: BakeryFacts, origin: string): JsonLd {
  const { name, tagline, phone, email, socialLinks } = shop;
  const hours = describeHours(shop);
  return {
    '@type': 'Bakery',
    '@id': nameBakery(origin),
    name,
    url: `${origin}/`,
    logo: origin + writeIconPath(shop, 'icon-512.png'),
    image: [origin + picturePath],
    hasMenu: `${origin}/products`,
    currenciesAccepted: 'NGN',
    ...(tagline !== '' && { description: tagline }),
    ...(phone !== '' && { telephone: phone }),
    ...(email !== '' && { email }),
    ...describeAddress(shop),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
    ...(pricesInKobo && {
      priceRange: `${formatNaira(pricesInKobo.min)}–${formatNaira(pricesInKobo.max)}`,
    }),
  };
}

function describeAddress({ address: { street, area, city, state } }: ShopProfile): JsonLd {
  const streetAddress = [street, area].filter((part) => part !== '').join(', ');
  if (streetAddress === '' && city === '' && state === '') return {};
  return {
    address: {
      '@type': 'PostalAddress',
      ...(streetAddress !== '' && { streetAddress }),
      ...(city !== '' && { addressLocality: city }),
      ...(state !== '' && { addressRegion: state }),
      addressCountry: 'NG',
    },
  };
}

function describeHours({ openingHours }: ShopProfile): readonly JsonLd[] {
  return openingHours.flatMap(({ days, opens, closes }) => {
    const dayOfWeek = readOpeningDays(days);
    return dayOfWeek ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }] : [];
  });
}
