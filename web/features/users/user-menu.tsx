import CakeSliceIcon from 'lucide-react/icons/cake-slice';
import HeartIcon from 'lucide-react/icons/heart';
import DashboardIcon from 'lucide-react/icons/layout-dashboard';
import SignOutIcon from 'lucide-react/icons/log-out';
import PackageIcon from 'lucide-react/icons/package';
import PersonIcon from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDropdown } from '../../ui/overlays/use-dropdown.ts';
import { useAuth } from './auth-context.tsx';
import type { CurrentUser } from './auth-state.ts';
import { Avatar } from './avatar.tsx';
import { nameUser } from './name-user.ts';

const ENTRY_CLASS =
  'flex min-h-11.5 w-full items-center gap-3 rounded-small px-3 font-medium no-underline hover:bg-crust';

export default function UserMenu({ user }: { readonly user: CurrentUser }) {
  const { isOpen, close, panelId, rootProps, triggerProps } = useDropdown();
  const name = nameUser(user);
  return (
    <div {...rootProps} className="relative">
      <button
        {...triggerProps}
        type="button"
        aria-label={`Account of ${name}`}
        className="grid size-11.5 place-items-center rounded-full hover:bg-crust aria-expanded:bg-crust"
      >
        <Avatar name={name} />
      </button>
      {isOpen && (
        <div
          id={panelId}
          className="absolute top-full right-0 z-40 mt-2.5 w-75 rounded-picture border border-crust bg-paper p-2 shadow-3"
        >
          <UserMenuEntries user={user} onLeave={close} />
        </div>
      )}
    </div>
  );
}

type UserMenuEntriesProps = { readonly user: CurrentUser; readonly onLeave: () => void };

export function UserMenuEntries({ user, onLeave }: UserMenuEntriesProps) {
  const { signOut, logoutLoading } = useAuth();
  const name = nameUser(user);
  return (
    <nav aria-label="Account">
      <div className="mb-1.5 flex items-center gap-3 border-b border-crust px-3 pt-2.5 pb-3.5">
        <Avatar name={name} />
        <div className="min-w-0">
          <p className="font-display text-fs-4 leading-snug font-semibold wrap-anywhere">{name}</p>
          <p className="text-small text-cocoa-2 wrap-anywhere">{user.email}</p>
        </div>
      </div>
      <ul>
        {user.isAdmin && (
          <MenuLink to="/admin" icon={<DashboardIcon />} reloadDocument onLeave={onLeave}>
            Dashboard
          </MenuLink>
        )}
        {user.role !== null && !user.isAdmin && (
          <MenuLink to="/staff" icon={<DashboardIcon />} reloadDocument onLeave={onLeave}>
            Staff area
          </MenuLink>
        )}
        <MenuLink to="/orders" icon={<PackageIcon />} onLeave={onLeave}>
          My Orders
        </MenuLink>
        <MenuLink to="/wishlist" icon={<HeartIcon />} onLeave={onLeave}>
          Wishlist
        </MenuLink>
        <MenuLink to="/products" icon={<CakeSliceIcon />} onLeave={onLeave}>
          Products
        </MenuLink>
        <MenuLink to="/account" icon={<PersonIcon />} onLeave={onLeave}>
          Account
        </MenuLink>
      </ul>
      <div className="mt-1.5 border-t border-crust pt-1.5">
        <button
          type="button"
          onClick={signOut}
          disabled={logoutLoading}
          className={`${ENTRY_CLASS} text-hibiscus-press`}
        >
          <SignOutIcon />
          {logoutLoading ? 'Signing out...' : 'Sign out'}
        </button>
      </div>
    </nav>
  );
}

type MenuLinkProps = {
  readonly to: string;
  readonly icon: ReactNode;
  /** The admin area is a document of its own, with its own rules for styles. */
  readonly reloadDocument?: boolean;
  readonly onLeave: () => void;
  readonly children: string;
};

function MenuLink({ to, icon, reloadDocument = false, onLeave, children }: MenuLinkProps) {
  return (
    <li>
      <Link to={to} reloadDocument={reloadDocument} onClick={onLeave} className={ENTRY_CLASS}>
        {icon}
        {children}
      </Link>
    </li>
  );
}
