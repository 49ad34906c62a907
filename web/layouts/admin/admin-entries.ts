import BikeIcon from 'lucide-react/icons/bike';
import CakeIcon from 'lucide-react/icons/cake';
import CalendarIcon from 'lucide-react/icons/calendar-days';
import ReportsIcon from 'lucide-react/icons/chart-column';
import ChefHatIcon from 'lucide-react/icons/chef-hat';
import ClipboardIcon from 'lucide-react/icons/clipboard-list';
import ContactIcon from 'lucide-react/icons/contact-round';
import ShelfIcon from 'lucide-react/icons/croissant';
import GiftIcon from 'lucide-react/icons/gift';
import DashboardIcon from 'lucide-react/icons/layout-dashboard';
import MailIcon from 'lucide-react/icons/mail';
import StoriesIcon from 'lucide-react/icons/newspaper';
import SlidersIcon from 'lucide-react/icons/sliders-horizontal';
import StarIcon from 'lucide-react/icons/star';
import StoreIcon from 'lucide-react/icons/store';
import TagIcon from 'lucide-react/icons/tag';
import CodeIcon from 'lucide-react/icons/ticket-percent';
import PeopleIcon from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react/types';
import type { Waiting } from '../../../contract/dashboard.ts';
import type { SwitchedPart } from '../../../contract/shelf.ts';
import type { StaffAccess } from '../../../domain/users/roles.ts';
import { WORK_AREA } from '../../ui/browser/work-area.ts';

export type AdminEntry = {
  readonly label: string;
  readonly to: string;
  /** Where it goes on under an address of its own. */
  readonly alsoAt?: string;
  readonly EntryIcon: LucideIcon;
  readonly access: StaffAccess;
  /** What of the things that wait for the owner is dealt with there. */
  readonly waiting?: Exclude<keyof Waiting, 'setUp'>;
  /** Other words the search finds it by. */
  readonly alsoCalled?: string;
  /** Not shown before the owner has switched it on. */
  readonly needs?: SwitchedPart;
};

const at = (path: string) => `${WORK_AREA}${path}`;

export const WORK_ENTRIES: readonly AdminEntry[] = [
  { label: 'Dashboard', to: '/admin', EntryIcon: DashboardIcon, access: 'administrator' },
  { label: 'Orders', to: at('/orders'), EntryIcon: ClipboardIcon, access: 'desk', waiting: 'orders' },
  {
    label: 'Custom orders',
    to: at('/custom-orders'),
    EntryIcon: CakeIcon,
    access: 'desk',
    waiting: 'customOrders',
  },
  {
    label: 'Counter sale',
    to: at('/counter'),
    EntryIcon: StoreIcon,
    access: 'desk',
    alsoCalled: 'quick walk-in till cash',
    needs: 'counter-sale',
  },
  { label: 'Kitchen', to: at('/kitchen'), EntryIcon: ChefHatIcon, access: 'kitchen' },
  {
    label: 'Shelf',
    to: at('/shelf'),
    EntryIcon: ShelfIcon,
    access: 'kitchen',
    alsoCalled: 'today pieces stock sold out',
    needs: 'shelf',
  },
  { label: 'Deliveries', to: at('/deliveries'), EntryIcon: BikeIcon, access: 'deliveries' },
  { label: 'Calendar', to: '/admin/calendar', EntryIcon: CalendarIcon, access: 'administrator' },
  { label: 'Products', to: '/admin/products', EntryIcon: TagIcon, access: 'administrator' },
  { label: 'Discount codes', to: '/admin/codes', EntryIcon: CodeIcon, access: 'administrator' },
  {
    label: 'Vouchers',
    to: at('/vouchers'),
    EntryIcon: GiftIcon,
    access: 'desk',
    needs: 'vouchers',
    waiting: 'vouchers',
  },
  {
    label: 'Reports',
    to: '/admin/reports',
    EntryIcon: ReportsIcon,
    access: 'administrator',
    alsoCalled: 'end of day close cash sales VAT',
  },
  {
    label: 'Blog and pages',
    to: '/admin/blog',
    alsoAt: '/admin/pages',
    EntryIcon: StoriesIcon,
    access: 'administrator',
  },
  { label: 'Reviews', to: at('/reviews'), EntryIcon: StarIcon, access: 'desk', waiting: 'reviews' },
  { label: 'Messages', to: at('/messages'), EntryIcon: MailIcon, access: 'desk', waiting: 'messages' },
  { label: 'Customers', to: at('/customers'), EntryIcon: ContactIcon, access: 'desk' },
  { label: 'Users', to: at('/users'), EntryIcon: PeopleIcon, access: 'desk' },
  {
    label: 'Settings',
    to: '/admin/settings',
    EntryIcon: SlidersIcon,
    access: 'administrator',
    alsoCalled: 'shop details name address phone profile',
  },
];

const KITCHEN_TICKET = /\/orders\/[^/]+\/ticket$/;

/** The part an address belongs to. An order's ticket is the kitchen's, which sees nothing else of the order. */
export function findEntry(pathname: string): AdminEntry | undefined {
  const place = KITCHEN_TICKET.test(pathname) ? at('/kitchen') : pathname;
  return WORK_ENTRIES.find((entry) => isWithinEntry(entry, place));
}

const DESIGNER_PRICES = '/admin/settings/price-list';

/** Whether the menu shows it as where one is. The designer's prices are for administrators alone, and lead back to the custom orders. */
export function isMarked(entry: Pick<AdminEntry, 'to' | 'alsoAt'>, pathname: string): boolean {
  return isWithinEntry(entry, pathname === DESIGNER_PRICES ? at('/custom-orders') : pathname);
}

export function isWithinEntry(
  { to, alsoAt = to }: Pick<AdminEntry, 'to' | 'alsoAt'>,
  pathname: string,
): boolean {
  if (to === '/admin') return pathname === to;
  return [to, alsoAt].some((begin) => pathname === begin || pathname.startsWith(`${begin}/`));
}
