import { Link } from 'react-router';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { useAuth } from '../../features/users/auth-context.tsx';
import type { CurrentUser } from '../../features/users/auth-state.ts';
import { Avatar } from '../../features/users/avatar.tsx';
import { nameUser } from '../../features/users/name-user.ts';
import { AdminBrand } from './admin-brand.tsx';
import { AdminMenu } from './admin-menu.tsx';
import { AdminSearch } from './admin-search.tsx';
import { SignOutButton } from './sign-out-button.tsx';

export function AdminTopBar() {
  const { currentUser } = useAuth();
  return (
    <header className="no-print sticky top-0 z-30 flex h-(--header-height) items-center gap-2 border-b border-crust bg-cream px-3 phone:px-5 rail:px-8">
      <AdminMenu />
      <div className="min-w-0 phone:hidden">
        <AdminBrand isOnDark={false} isNarrow />
      </div>
      <AdminSearch />
      {currentUser && (
        <div className="ml-auto flex min-w-0 items-center gap-1">
          <OwnAccount user={currentUser} />
          <NotificationBell />
        </div>
      )}
      <SignOutButton kind="paper" className="max-phone:hidden" />
    </header>
  );
}

/** Who is at work here, and the way to their own account in the shop. */
function OwnAccount({ user }: { readonly user: CurrentUser }) {
  const name = nameUser(user);
  return (
    <Link
      to="/account"
      reloadDocument
      className="flex min-h-11 min-w-0 items-center gap-3 rounded-small px-2 no-underline hover:bg-crust"
    >
      <Avatar name={name} />
      <span className="min-w-0 max-phone:visually-hidden">
        <span className="block truncate text-label leading-label font-semibold">{name}</span>
        <span className="block truncate text-tiny text-cocoa-2">{user.email}</span>
      </span>
    </Link>
  );
}
