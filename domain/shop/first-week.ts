import type { Calendar } from '../delivery/calendar.ts';
import { offersSlots } from './opening.ts';
import { BLANK_SHOP_PROFILE, type ShopProfile } from './profile.ts';

/** What a new shop needs before its first real order, in the order in which it is done. */
export const FIRST_STEPS = [
  'profile',
  'hours',
  'look',
  'slots',
  'zones',
  'bank',
  'products',
  'home',
  'pages',
  'order',
  'backup',
  'open',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What the owner may have to say: a shop may like the look it came with, one without deliveries has no zones, backups can be
 * made outside the shop, and pages can be read and left as they are. */
export const TICKED_STEPS = ['look', 'zones', 'backup', 'pages'] as const;
export type TickedStep = (typeof TICKED_STEPS)[number];

/** A shop window with less looks empty. */
export const FIRST_PRODUCTS = 3;

export type ShopState = {
  readonly profile: Pick<ShopProfile, 'name' | 'phone' | 'address' | 'openingHours'>;
  /** A logo, or colours of its own. */
  readonly hasOwnLook: boolean;
  readonly calendar: Calendar;
  readonly zoneCount: number;
  readonly hasBankAccount: boolean;
  readonly hasOnlinePayments: boolean;
  /** Counted up to as many as a first step asks for. */
  readonly publishedProducts: number;
  /** The first page was published with something of the bakery's own. */
  readonly hasOwnHomePage: boolean;
  /** Pages that nobody has changed since they came with the shop. */
  readonly untouchedPages: number;
  readonly hasOrders: boolean;
  /** Money was taken and given back. */
  readonly hasRefund: boolean;
  /** The shop has made one itself, not long ago. */
  readonly hasFreshBackup: boolean;
  readonly isOpen: boolean;
  readonly ticked: readonly TickedStep[];
};

/** Which steps are done, by what the shop is and not by who has looked at which screen. */
export function listDoneSteps(state: ShopState): readonly FirstStep[] {
  const { profile, zoneCount, isOpen, ticked } = state;
  const isSelling = isOpen && state.hasOrders;
  const isDone: Readonly<Record<FirstStep, boolean>> = {
    profile: isNamed(state),
    look: state.hasOwnLook || ticked.includes('look'),
    hours: profile.openingHours.length > 0 && profile.address.city !== '',
    slots: hasSlots(state),
    zones: zoneCount > 0 || ticked.includes('zones'),
    bank: takesPayments(state),
    products: state.publishedProducts >= FIRST_PRODUCTS,
    home: state.hasOwnHomePage || isSelling,
    pages: state.untouchedPages === 0 || ticked.includes('pages'),
    order: state.hasRefund || isSelling,
    backup: state.hasFreshBackup || ticked.includes('backup'),
    open: isOpen,
  };
  return FIRST_STEPS.filter((step) => isDone[step]);
}

/** Steps without which no customer could order, however much the shop looked open. */
export function listOpeningObstacles(state: ShopState): readonly FirstStep[] {
  const isMissing: Partial<Record<FirstStep, boolean>> = {
    profile: !isNamed(state),
    slots: !hasSlots(state),
    bank: !takesPayments(state),
    products: state.publishedProducts === 0,
  };
  return FIRST_STEPS.filter((step) => isMissing[step] === true);
}

function isNamed({ profile: { name, phone } }: ShopState): boolean {
  return name !== BLANK_SHOP_PROFILE.name && phone !== '';
}

function hasSlots({ calendar, zoneCount, profile: { openingHours } }: ShopState): boolean {
  return offersSlots(calendar, { zoneCount, openingHours });
}

function takesPayments({ hasBankAccount, hasOnlinePayments }: ShopState): boolean {
  return hasBankAccount || hasOnlinePayments;
}
