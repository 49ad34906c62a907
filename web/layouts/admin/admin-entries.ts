import CakeIcon from 'lucide-react/icons/cake';
import CalendarIcon from 'lucide-react/icons/calendar-days';
import ReportsIcon from 'lucide-react/icons/chart-column';
import ChefHatIcon from 'lucide-react/icons/chef-hat';
import ClipboardIcon from 'lucide-react/icons/clipboard-list';
import DashboardIcon from 'lucide-react/icons/layout-dashboard';
import MailIcon from 'lucide-react/icons/mail';
import StoriesIcon from 'lucide-react/icons/newspaper';
import SlidersIcon from 'lucide-react/icons/sliders-horizontal';
import TagIcon from 'lucide-react/icons/tag';
import PeopleIcon from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react/types';
import type { Waiting } from '../../../contract/dashboard.ts';

export const ADMIN_HOME = '/admin';

export type AdminEntry = {
  readonly label: string;
  readonly to: string;
  /** Where it goes on under an address of its own. */
  readonly alsoAt?: string;
  readonly EntryIcon: LucideIcon;
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
  { label: 'Reports', to: '/admin/reports', EntryIcon: ReportsIcon },
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
