import type { ShopBrand } from './brand/brand.ts';

/** What the owner edits about the shop itself; header, footer, pages and mails all read it from here. */
export type ShopProfile = {
  readonly name: string;
  readonly tagline: string;
  readonly address: ShopAddress;
  /** The one address for customers: on every page, below every email, and where answers and problem reports go. */
  readonly email: string;
  /** Kept as +234 and ten digits. */
  readonly phone: string;
  /** Same form as the phone number; empty when the shop does not use WhatsApp. */
  readonly whatsapp: string;
  readonly openingHours: readonly OpeningHours[];
  readonly socialLinks: readonly SocialLink[];
  /** Edited on a screen of its own; absent for the house's own look. */
  readonly brand?: ShopBrand;
  /** Until its owner has opened the shop, visitors see that it opens soon; absent for good once it is open. */
  readonly isNotYetOpen?: true;
  /** The owner has switched vouchers on: menus lead to where they are sold. Absent while they are not. */
  readonly sellsVouchers?: true;
  /** Its server has no way to send email: nobody is told of one. Absent where it has. */
  readonly sendsNoEmail?: true;
};

export type ShopAddress = {
  readonly street: string;
  readonly area: string;
  readonly city: string;
  readonly state: string;
};

/** "Mon to Sat", "07:00", "19:00" in the shop's own time zone. */
export type OpeningHours = { readonly days: string; readonly opens: string; readonly closes: string };

export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'tiktok', 'x'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
export type SocialLink = { readonly network: SocialNetwork; readonly url: string };

export const SHOP_NAME_MAX_LENGTH = 60;
export const SHOP_LINE_MAX_LENGTH = 160;
export const SHOP_OPENING_HOURS_MAX = 7;

/** A shop that nobody has filled in yet: it has a name, and shows nothing it does not know. */
export const BLANK_SHOP_PROFILE: ShopProfile = {
  name: 'Our bakery',
  tagline: '',
  address: { street: '', area: '', city: '', state: '' },
  email: '',
  phone: '',
  whatsapp: '',
  openingHours: [],
  socialLinks: [],
};
