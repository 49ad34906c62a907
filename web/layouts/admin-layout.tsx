import { Outlet } from 'react-router';
import { useAuth } from '../features/users/auth-context.tsx';
import { RequireAdmin } from '../features/users/require-admin.tsx';
import { UserMenu } from '../features/users/user-menu.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { StoreIcon } from '../ui/icons/shop.tsx';
import { Logo } from './logo.tsx';
import { MAIN_ID } from './skip-link.tsx';

/** The admin area is a document of its own: the way back to the shop reloads, as the way into it does. */
export default function AdminLayout() {
  return (
    <RequireAdmin>
      <AdminHeader />
      <main id={MAIN_ID} tabIndex={-1} className="px-4 pt-5 pb-12 phone:px-8 phone:pt-7 phone:pb-16">
        <Outlet />
      </main>
    </RequireAdmin>
  );
}

function AdminHeader() {
  const { currentUser } = useAuth();
  return (
    <header className="no-print sticky top-0 z-30 flex h-(--header-height) items-center gap-2 border-b border-crust bg-cream px-4 phone:px-8">
      <Logo />
      <ButtonLink to="/" reloadDocument size="s" className="ml-auto">
        <StoreIcon />
        <span className="max-phone:visually-hidden">View the shop</span>
      </ButtonLink>
      {currentUser && <UserMenu user={currentUser} />}
    </header>
  );
}
