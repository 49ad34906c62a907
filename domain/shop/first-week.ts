import { BLANK_SHOP_PROFILE, type ShopProfile } from './profile.ts';

/** What a new shop needs before its first real order, in the order in which it is done. */
export const FIRST_STEPS = ['profile', 'hours', 'zones', 'bank', 'products', 'order', 'backup'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What the owner may have to say: a shop without deliveries has no zones, backups can be made outside the shop, and pages
 * can be read and left as they are. */
export const TICKED_STEPS = ['zones', 'backup', 'pages'] as const;
export type TickedStep = (typeof TICKED_STEPS)[number];

export type ShopState = {
  readonly profile: Pick<ShopProfile, 'name' | 'phone' | 'openingHours'>;
  readonly zoneCount: number;
  readonly hasBankAccount: boolean;
  /** Something is published. */
  readonly hasProducts: boolean;
  readonly hasOrders: boolean;
  /** The shop has made one itself, not long ago. */
  readonly hasFreshBackup: boolean;
  readonly ticked: readonly TickedStep[];
};

/** Which steps are done, by what the shop is and not by who has looked at which screen. */
export function listDoneSteps(state: ShopState): readonly FirstStep[] {
  const { profile, zoneCount, hasBankAccount, hasProducts, hasOrders, hasFreshBackup, ticked } = state;
  const isDone: Readonly<Record<FirstStep, boolean>> = {
    profile: profile.name !== BLANK_SHOP_PROFILE.name && profile.phone !== '',
    hours: profile.openingHours.length > 0,
    zones: zoneCount > 0 || ticked.includes('zones'),
    bank: hasBankAccount,
    products: hasProducts,
    order: hasOrders,
    backup: hasFreshBackup || ticked.includes('backup'),
  };
  return FIRST_STEPS.filter((step) => isDone[step]);
}
