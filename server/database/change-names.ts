/** What nodes keep in memory and must hear about when another node changes it. */
export const CHANGE_NAMES = ['shop-profile', 'catalogue', 'content'] as const;
export type ChangeName = (typeof CHANGE_NAMES)[number];
