/** Where an order came from: the shop's own pages, or an administrator who took it down. */
export const ADMIN_ORIGINS = ['phone', 'whatsapp', 'counter'] as const;
export type AdminOrigin = (typeof ADMIN_ORIGINS)[number];
/** Sold over the counter and taken along: paid, handed over and done in one moment, to nobody by name. */
export const WALK_IN = 'walk_in';
export const ORDER_ORIGINS = ['shop', ...ADMIN_ORIGINS, WALK_IN] as const;
export type OrderOrigin = (typeof ORDER_ORIGINS)[number];
