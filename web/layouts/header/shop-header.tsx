import DashboardIcon from 'lucide-react/icons/layout-dashboard';
import SearchIcon from 'lucide-react/icons/search';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { CartLink } from '../../features/cart/cart-link.tsx';
import { SearchBox } from '../../features/search/search-box.tsx';
import { useHasDesigner } from '../../features/shop/shop-context.tsx';
import { useAuth } from '../../features/users/auth-context.tsx';
import { Avatar } from '../../features/users/avatar.tsx';
import { rememberOrigin } from '../../features/users/login-origin.ts';
import { nameUser } from '../../features/users/name-user.ts';
import { usePrefetch } from '../../ui/browser/data-saver.ts';
import { TOP_OF_PAGE } from '../../ui/browser/top-of-page.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { createLatePart } from '../../ui/loading/late-part.tsx';
import { useDropdown } from '../../ui/overlays/use-dropdown.ts';
import { Logo } from '../logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { isCurrent, listMainEntries } from './nav-entries.ts';
import { usePlace } from './use-place.ts';

/** The page's scroll padding makes room for the header, so whatever is focused in it would count as hidden and move the page. */
const ALWAYS_IN_SIGHT = '[&_:is(a,button,input)]:[scroll-margin-block:-45dvh_45dvh]';

export function ShopHeader() {
  const { isAdmin } = useAuth();
  return (
    <header
      className={joinClasses(ALWAYS_IN_SIGHT, 'no-print sticky top-0 z-30 border-b border-crust bg-cream')}
    >
      <div className="wrap flex h-(--header-height) items-center gap-1 max-phone:px-3 phone:gap-4 hero:gap-6">
        {isAdmin ? <AdminTools /> : <VisitorTools />}
      </div>
    </header>
  );
}

function VisitorTools() {
  const { currentUser } = useAuth();
  return (
    <>
      <MobileMenu />
      {/* With the bell beside it, the narrowest phones have room for the name alone. */}
      <Logo
        className={joinClasses(
          'min-w-0 max-[20rem]:[&_svg]:hidden',
          currentUser !== null && 'max-[22rem]:[&_svg]:hidden',
        )}
      />
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

/** On a phone the search box is behind a button and drops below the header. */
function SearchToggle() {
  const { isOpen, close, panelId, rootProps, triggerProps } = useDropdown();
  return (
    <div {...rootProps} className="phone:hidden">
      <IconButton {...triggerProps} label="Search">
        <SearchIcon className="size-6" />
      </IconButton>
      {isOpen && (
        <div id={panelId} className="absolute inset-x-0 top-full border-b border-crust bg-cream p-3 shadow-2">
          <SearchBox isFocusedAtOnce onLeave={close} />
        </div>
      )}
    </div>
  );
}

function MainNav() {
  const prefetch = usePrefetch();
  const place = usePlace();
  const hasDesigner = useHasDesigner();
  return (
    <nav aria-label="Main" className="max-menu:hidden">
      <ul className="flex gap-1">
        {listMainEntries(hasDesigner).map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              state={TOP_OF_PAGE}
              prefetch={prefetch}
              aria-current={isCurrent(entry, place) ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-small border-y-2 border-transparent px-2 font-medium whitespace-nowrap no-underline transition duration-(--duration-fast) hover:bg-crust aria-[current=page]:rounded-none aria-[current=page]:border-b-honey forced-colors:aria-[current=page]:underline hero:px-3"
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Most visitors have no account, and need neither. */
const NotificationBell = createLatePart({
  load: () => import('../../features/notifications/notification-bell.tsx'),
  showFailure: () => null,
});
const UserMenu = createLatePart({
  load: () => import('../../features/users/user-menu.tsx'),
  showFailure: (_onRetry, { user }) => (
    <Link to="/account" aria-label="Account">
      <Avatar name={nameUser(user)} />
    </Link>
  ),
});

/** Bell, cart and account. Until it is known who is there, the place of Login and Register is kept free for them. */
function AccountTools() {
  const { currentUser, authLoading } = useAuth();
  return (
    <>
      {currentUser && (
        <Suspense fallback={<span className="size-11.5" />}>
          <NotificationBell />
        </Suspense>
      )}
      <CartLink />
      <div className="max-phone:hidden">
        {currentUser ? (
          <Suspense fallback={<span className="block size-11.5" />}>
            <UserMenu user={currentUser} />
          </Suspense>
        ) : (
          <AccessLinks isHidden={authLoading} />
        )}
      </div>
    </>
  );
}

function AccessLinks({ isHidden }: { readonly isHidden: boolean }) {
  const origin = rememberOrigin(useLocation());
  return (
    <div className={joinClasses('flex gap-2', isHidden && 'invisible noscript:visible')}>
      <ButtonLink to="/login" state={origin} size="s" className="px-3">
        Login
      </ButtonLink>
      <ButtonLink to="/register" state={origin} kind="line" size="s">
        Register
      </ButtonLink>
    </div>
  );
}
