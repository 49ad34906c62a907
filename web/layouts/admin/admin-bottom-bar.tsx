import BikeIcon from 'lucide-react/icons/bike';
import ChefHatIcon from 'lucide-react/icons/chef-hat';
import ClipboardIcon from 'lucide-react/icons/clipboard-list';
import ShelfIcon from 'lucide-react/icons/croissant';
import DashboardIcon from 'lucide-react/icons/house';
import MenuIcon from 'lucide-react/icons/menu';
import PlusIcon from 'lucide-react/icons/plus';
import StoreIcon from 'lucide-react/icons/store';
import CloseIcon from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react/types';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useWaiting } from '../../features/dashboard/waiting-context.tsx';
import { useSwitchedOn } from '../../features/orders/switched-on-context.tsx';
import { useMay } from '../../features/users/role-context.tsx';
import { WORK_AREA } from '../../ui/browser/work-area.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Modal } from '../../ui/overlays/modal.tsx';
import { ThemeSelect } from '../../ui/theme/theme-select.tsx';
import { type AdminEntry, isMarked, isWithinEntry } from './admin-entries.ts';
import { WaitingBadge } from './admin-nav.tsx';
import { SignOutButton } from './admin-top-bar.tsx';
import { useWorkEntries } from './use-work-entries.ts';

const NEW_ORDER = `${WORK_AREA}/orders/new`;
type Place = Omit<AdminEntry, 'EntryIcon' | 'waiting'> & { readonly PlaceIcon: LucideIcon };

const PLACES: readonly Place[] = [
  { label: 'Dashboard', to: '/admin', PlaceIcon: DashboardIcon, access: 'administrator' },
  { label: 'Orders', to: `${WORK_AREA}/orders`, PlaceIcon: ClipboardIcon, access: 'desk' },
  { label: 'New', to: NEW_ORDER, PlaceIcon: PlusIcon, access: 'desk' },
  { label: 'Kitchen', to: `${WORK_AREA}/kitchen`, PlaceIcon: ChefHatIcon, access: 'kitchen' },
  { label: 'Deliveries', to: `${WORK_AREA}/deliveries`, PlaceIcon: BikeIcon, access: 'deliveries' },
  { label: 'Shelf', to: `${WORK_AREA}/shelf`, PlaceIcon: ShelfIcon, access: 'kitchen', needs: 'shelf' },
];

/** Beside More, as many as a thumb can tell apart. */
const PLACES_MAX = 4;

const PLACE_CLASS =
  'grid min-h-15 content-center justify-items-center gap-0.5 text-badge font-semibold text-cocoa-2 no-underline focus-visible:-outline-offset-3 aria-[current]:text-cocoa';

/** A new order is taken under the address of the orders, and is a place of its own here. */
function isAt(to: string, pathname: string): boolean {
  if (pathname === NEW_ORDER) return to === NEW_ORDER;
  return isWithinEntry({ to }, pathname);
}

/** On a phone: what is done all day under the thumb, the rest behind More. */
export function AdminBottomBar() {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  const switchedOn = useSwitchedOn();
  const places = PLACES.filter(
    ({ access, needs }) => may(access) && (!needs || switchedOn.includes(needs)),
  ).slice(0, PLACES_MAX);
  return (
    <>
      <nav
        aria-label="Daily"
        className="no-print fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-crust-2 bg-paper pb-[env(safe-area-inset-bottom)] phone:hidden max-phone:[html:has(&)]:scroll-pb-24"
      >
        {places.map(({ label, to, PlaceIcon }) => (
          <Link
            key={to}
            to={to}
            aria-current={isAt(to, pathname) ? 'page' : undefined}
            className={joinClasses(PLACE_CLASS, to === NEW_ORDER && 'text-hibiscus')}
          >
            <span
              className={joinClasses(
                'grid h-7 w-12 place-items-center rounded-pill',
                to === NEW_ORDER && 'bg-hibiscus text-on-action',
                to !== NEW_ORDER && isAt(to, pathname) && 'bg-honey',
              )}
            >
              <PlaceIcon className="size-5.5" />
            </span>
            {label}
          </Link>
        ))}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={PLACE_CLASS}>
          <span className="grid h-7 w-12 place-items-center">
            <MenuIcon className="size-5.5" />
          </span>
          More
        </button>
      </nav>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} label="Admin menu" placement="below">
        <MoreSheet onLeave={() => setOpen(false)} />
      </Modal>
    </>
  );
}

type MoreSheetProps = { readonly onLeave: () => void };

function MoreSheet({ onLeave }: MoreSheetProps) {
  const { pathname } = useLocation();
  const counts = useWaiting();
  const entries = useWorkEntries();
  return (
    <div className="grid gap-4 px-4 pt-4 pb-6">
      <div className="flex items-center justify-between">
        <h2 className="text-fs-3">More</h2>
        <IconButton label="Close menu" onClick={onLeave}>
          <CloseIcon className="size-6" />
        </IconButton>
      </div>
      <ul className="grid grid-cols-2 gap-2">
        {entries.map(({ label, to, alsoAt, EntryIcon, waiting }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isMarked({ to, ...(alsoAt && { alsoAt }) }, pathname) ? 'page' : undefined}
              onClick={onLeave}
              className="flex min-h-14 items-center gap-3 rounded-card border border-crust-2 bg-paper px-3.5 text-label font-semibold no-underline hover:border-cocoa aria-[current=page]:border-cocoa aria-[current=page]:bg-honey-soft"
            >
              <EntryIcon />
              {label}
              {waiting && <WaitingBadge count={counts?.[waiting] ?? 0} isNarrow={false} />}
            </Link>
          </li>
        ))}
      </ul>
      <ThemeSelect className="text-label font-semibold" />
      <div className="flex items-center justify-between gap-3 border-t border-crust pt-3">
        {/* The admin area is a document of its own. */}
        <Link
          to="/"
          reloadDocument
          className="inline-flex min-h-11 items-center gap-3 font-semibold no-underline"
        >
          <StoreIcon />
          View the shop
        </Link>
        <SignOutButton kind="paper" />
      </div>
    </div>
  );
}
