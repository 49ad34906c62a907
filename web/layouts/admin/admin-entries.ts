import type { ReactNode } from 'react';
import type { Waiting } from '../../../contract/dashboard.ts';
import {
  CakeIcon,
  CalendarIcon,
  ClipboardIcon,
  PeopleIcon,
  SlidersIcon,
  TagIcon,
} from '../../ui/icons/admin.tsx';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { ChefHatIcon } from '../../ui/icons/order.tsx';
import { DashboardIcon, MailIcon } from '../../ui/icons/shop.tsx';
import { StoriesIcon } from '../../ui/icons/writing.tsx';

export const ADMIN_HOME = '/admin';

export type AdminEntry = {
  readonly label: string;
  readonly to: string;
  /** Where it goes on under an address of its own. */
  readonly alsoAt?: string;
  readonly EntryIcon: (props: IconProps) => ReactNode;
  /** What of the things that wait for the owner is dealt with there. */
  readonly waiting?: keyof Waiting;
};

export const ADMIN_ENTRIES: readonly AdminEntry[] = [
  { label: 'Dashboard', to: ADMIN_HOME, EntryIcon: DashboardIcon },
  { label: 'Orders', to: '/admin/orders', EntryIcon: ClipboardIcon, waiting: 'orders' },
  { label: 'Custom orders', to: '/admin/custom-orders', EntryIcon: CakeIcon, waiting: 'customOrders' },
  { label: 'Kitchen', to: '/admin/kitchen', EntryIcon: ChefHatIcon },
  { label: 'Calendar', to: '/admin/calendar', EntryIcon: CalendarIcon },
  { label: 'Products', to: '/admin/products', EntryIcon: TagIcon },
  { label: 'Blog', to: '/admin/blog', alsoAt: '/admin/pages', EntryIcon: StoriesIcon },
  { label: 'Messages', to: '/admin/messages', EntryIcon: MailIcon },
  { label: 'Users', to: '/admin/users', EntryIcon: PeopleIcon },
  { label: 'Settings', to: '/admin/settings', EntryIcon: SlidersIcon },
];

export function isWithinEntry(
  { to, alsoAt = to }: Pick<AdminEntry, 'to' | 'alsoAt'>,
  pathname: string,
): boolean {
  if (to === ADMIN_HOME) return pathname === to;
  return [to, alsoAt].some((begin) => pathname === begin || pathname.startsWith(`${begin}/`));
}
