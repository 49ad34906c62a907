import { saveShopProfileEndpoint } from '../../../../contract/shop.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import {
  BLANK_SHOP_PROFILE,
  type ShopProfile,
  SOCIAL_NETWORKS,
  type SocialNetwork,
} from '../../../../domain/shop/profile.ts';
import { createKey } from '../../../ui/form/create-key.ts';
import { findMisfits } from '../../../ui/form/find-misfits.ts';

export type HoursValues = {
  /** Tells lines apart while they are moved; never sent. */
  readonly key: string;
  readonly days: string;
  readonly opens: string;
  readonly closes: string;
};

/** The profile as it is being typed: every network has its own field, and a blank one is no link. */
export type ProfileValues = Omit<ShopProfile, 'openingHours' | 'socialLinks'> & {
  readonly openingHours: readonly HoursValues[];
  readonly socialLinks: Readonly<Record<SocialNetwork, string>>;
};

export function fillProfile(profile: ShopProfile): ProfileValues {
  const { name, tagline, address, email, phone, whatsapp, openingHours, socialLinks } = profile;
  const findLink = (network: SocialNetwork) =>
    socialLinks.find((link) => link.network === network)?.url ?? '';
  return {
    // A name that nobody has given is not there to be deleted first.
    name: name === BLANK_SHOP_PROFILE.name ? '' : name,
    tagline,
    address,
    email,
    phone: formatPhoneForNigeria(phone),
    whatsapp: formatPhoneForNigeria(whatsapp),
    // Named by their days: what is read again is the same as what is shown, wherever it has been moved to.
    openingHours: openingHours.map((hours, index) => ({ key: nameHours(openingHours, index), ...hours })),
    socialLinks: {
      instagram: findLink('instagram'),
      facebook: findLink('facebook'),
      tiktok: findLink('tiktok'),
      x: findLink('x'),
    },
  };
}

export function buildProfile(values: ProfileValues): ShopProfile {
  return {
    ...values,
    openingHours: values.openingHours.map(({ key: _, ...hours }) => hours),
    socialLinks: listLinks(values),
  };
}

/** What is wrong with a link is said at its network's own field. */
export function findProfileProblems(values: ProfileValues): FieldProblems {
  const links = listLinks(values);
  const found = findMisfits(saveShopProfileEndpoint.bodySchema, buildProfile(values));
  return Object.fromEntries(
    Object.entries(found).map(([field, words]) => {
      const [part, index] = field.split('.');
      const link = part === 'socialLinks' ? links[Number(index)] : undefined;
      return [link ? `socialLinks.${link.network}` : field, words];
    }),
  );
}

function nameHours(all: ShopProfile['openingHours'], index: number): string {
  const days = all[index]?.days ?? '';
  const before = all.slice(0, index).filter((hours) => hours.days === days);
  return `${days} ${before.length}`;
}

/** Suggested where nothing is said yet: what most bakeries keep, and one press less to correct. */
const FIRST_HOURS = { days: 'Mon to Sat', opens: '09:00', closes: '17:00' } as const;

/** As long as the last one, on days still to be named. */
export function addHours(hours: readonly HoursValues[]): HoursValues {
  const last = hours.at(-1);
  return { key: createKey(), ...(last ? { days: '', opens: last.opens, closes: last.closes } : FIRST_HOURS) };
}

function listLinks({ socialLinks }: ProfileValues): ShopProfile['socialLinks'] {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const url = socialLinks[network].trim();
    return url === '' ? [] : { network, url };
  });
}
