/** Where an order came from: the shop's own pages, or an administrator who took it down. */
export const ADMIN_ORIGINS = ['phone', 'whatsapp', 'counter'] as const;
export type AdminOrigin = (typeof ADMIN_ORIGINS)[number];
export const ORDER_ORIGINS = ['shop', ...ADMIN_ORIGINS] as const;
export type OrderOrigin = (typeof ORDER_ORIGINS)[number];
