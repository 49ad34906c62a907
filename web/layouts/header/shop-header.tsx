import DashboardIcon from 'lucide-react/icons/layout-dashboard';
import { SearchBox } from '../../features/search/search-box.tsx';
import { useAuth } from '../../features/users/auth-context.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Logo } from '../logo.tsx';
import { AccountTools } from './account-tools.tsx';
import { MainNav } from './main-nav.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchToggle } from './search-toggle.tsx';

export function ShopHeader() {
  const { isAdmin } = useAuth();
  return (
    <header className="no-print sticky top-0 z-30 border-b border-crust bg-cream">
      <div className="wrap flex h-(--header-height) items-center gap-1 max-phone:px-3 phone:gap-4 hero:gap-6">
        {isAdmin ? <AdminTools /> : <VisitorTools />}
      </div>
    </header>
  );
}

function VisitorTools() {
  return (
    <>
      <MobileMenu />
      <Logo />
      <MainNav />
      <SearchBox className="ml-auto max-w-search flex-1 max-phone:hidden" />
      <div className="flex items-center justify-end gap-1 max-phone:ml-auto max-phone:gap-0 phone:min-w-52">
        <SearchToggle />
        <AccountTools />
      </div>
    </>
  );
}

/** Administrators work in the admin area; the shop only shows them the way there. */
function AdminTools() {
  return (
    <ButtonLink to="/admin" reloadDocument kind="line" size="s" className="ml-auto">
      <DashboardIcon />
      Admin Dashboard
    </ButtonLink>
  );
}
