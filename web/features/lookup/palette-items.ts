import { type Found, LOOKUP_GROUPS, type LookupAnswer, type LookupGroup } from '../../../contract/lookup.ts';
import { WORK_AREA } from '../../ui/browser/work-area.ts';

/** A screen of the admin area, or something to do there. */
export type PaletteEntry = {
  readonly label: string;
  readonly to: string;
  /** Other words people look for it by. */
  readonly alsoCalled?: string;
};

export type PaletteItem = {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly to: string;
};

export type PaletteGroup = { readonly name: string; readonly items: readonly PaletteItem[] };

const GROUP_NAMES: Readonly<Record<LookupGroup, string>> = {
  orders: 'Orders',
  customOrders: 'Custom orders',
  products: 'Products',
  customers: 'Customers',
};

const PATHS: Readonly<Record<LookupGroup, (id: string) => string>> = {
  orders: (id) => `${WORK_AREA}/orders/${id}`,
  customOrders: (id) => `${WORK_AREA}/custom-orders/${id}`,
  products: (id) => `/admin/products/${id}/edit`,
  customers: (contact) => `${WORK_AREA}/customers?contact=${contact}`,
};

/** What was found in the shop first, then the screens; groups without anything are left out. */
export function listPaletteGroups(
  query: string,
  entries: readonly PaletteEntry[],
  answer: LookupAnswer | undefined,
): readonly PaletteGroup[] {
  const found = LOOKUP_GROUPS.map((group) => ({
    name: GROUP_NAMES[group],
    items: (answer?.[group] ?? []).map((one) => toItem(group, one)),
  }));
  const screens = {
    name: 'Go to',
    items: matchEntries(query, entries).map(({ label, to }) => ({ key: to, title: label, note: '', to })),
  };
  return [...found, screens].filter(({ items }) => items.length > 0);
}

/** Every word typed begins a word of the entry. */
export function matchEntries(query: string, entries: readonly PaletteEntry[]): readonly PaletteEntry[] {
  const typed = splitWords(query);
  return entries.filter(({ label, alsoCalled = '' }) => {
    const words = splitWords(`${label} ${alsoCalled}`);
    return typed.every((part) => words.some((word) => word.startsWith(part)));
  });
}

function toItem(group: LookupGroup, { id, title, note }: Found): PaletteItem {
  return { key: `${group} ${id}`, title, note, to: PATHS[group](encodeURIComponent(id)) };
}

function splitWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '');
}
