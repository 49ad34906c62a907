/** Where an order came from: the shop's own pages, or an administrator who took it down. */
export const DESK_ORIGINS = ['phone', 'whatsapp', 'counter'] as const;
export type DeskOrigin = (typeof DESK_ORIGINS)[number];
export const ORDER_ORIGINS = ['shop', ...DESK_ORIGINS] as const;
export type OrderOrigin = (typeof ORDER_ORIGINS)[number];
