import CloseIcon from 'lucide-react/icons/x';
import { Link, useLocation } from 'react-router';
import { useCatalogue } from '../../features/catalogue/catalogue-context.tsx';
import { useHasDesigner, useShopProfile } from '../../features/shop/shop-context.tsx';
import { useAuth } from '../../features/users/auth-context.tsx';
import type { CurrentUser } from '../../features/users/auth-state.ts';
import { Avatar } from '../../features/users/avatar.tsx';
import { rememberOrigin } from '../../features/users/login-origin.ts';
import { nameUser } from '../../features/users/name-user.ts';
import { TOP_OF_PAGE } from '../../ui/browser/top-of-page.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { ChipLink } from '../../ui/buttons/chip.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Logo } from '../logo.tsx';
import { HELP_ENTRIES, isCurrent, listMenuEntries, needsReload, VOUCHERS_ENTRY } from './nav-entries.ts';
import { usePlace } from './use-place.ts';

type MobileMenuDialogProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Slides in over the page. */
export default function MobileMenuDialog({ isOpen, onClose }: MobileMenuDialogProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} label="Menu" placement="left">
      <MobileMenuContents onLeave={onClose} />
    </Modal>
  );
}

export function MobileMenuContents({ onLeave }: { readonly onLeave: () => void }) {
  const { currentUser, isAdmin } = useAuth();
  const place = usePlace();
  const hasDesigner = useHasDesigner();
  const { sellsVouchers } = useShopProfile();
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center justify-between bg-honey pt-3 pr-3 pl-5">
        <Logo onClick={onLeave} />
        <IconButton label="Close menu" onClick={onLeave} className="hover:bg-honey-soft">
          <CloseIcon className="size-6" />
        </IconButton>
      </div>
      <span aria-hidden="true" className="drip h-11 flex-none text-honey" />
      <nav aria-label="Menu" className="min-h-0 flex-1 overflow-y-auto px-5 pb-6">
        <ul>
          {listMenuEntries({
            isSignedIn: currentUser !== null,
            isAdmin,
            isStaff: currentUser?.role != null,
            hasDesigner,
          }).map((entry) => (
            <li key={entry.to}>
              <Link
                to={entry.to}
                state={TOP_OF_PAGE}
                reloadDocument={needsReload(entry)}
                onClick={onLeave}
                aria-current={isCurrent(entry, place) ? 'page' : undefined}
                className="flex min-h-15 items-center border-b border-crust-2 font-display text-menu font-semibold tracking-display no-underline aria-[current=page]:text-hibiscus"
              >
                {entry.label}
              </Link>
            </li>
          ))}
        </ul>
        <ul aria-label="Help" className="mt-3 grid grid-cols-2 gap-x-4">
          {(sellsVouchers ? [...HELP_ENTRIES, VOUCHERS_ENTRY] : HELP_ENTRIES).map((entry) => (
            <li key={entry.to}>
              <Link
                to={entry.to}
                onClick={onLeave}
                aria-current={isCurrent(entry, place) ? 'page' : undefined}
                className="flex min-h-11 items-center font-medium no-underline aria-[current=page]:text-hibiscus"
              >
                {entry.label}
              </Link>
            </li>
          ))}
        </ul>
        <MenuCategories onLeave={onLeave} />
      </nav>
      {currentUser ? <MenuUser user={currentUser} onLeave={onLeave} /> : <MenuAccess onLeave={onLeave} />}
    </div>
  );
}

/** Known once the catalogue has come; until then the list of everything leads there as well. */
function MenuCategories({ onLeave }: { readonly onLeave: () => void }) {
  const { categories } = useCatalogue();
  if (categories.length === 0) return null;
  return (
    <>
      <h2 id="menu-categories" className="mt-4 mb-2 text-fs-4">
        Categories
      </h2>
      <ul aria-labelledby="menu-categories" className="flex flex-wrap gap-2">
        {categories.map((category) => (
          <li key={category}>
            <ChipLink
              to={`/products?${new URLSearchParams({ category })}`}
              state={TOP_OF_PAGE}
              onClick={onLeave}
            >
              {category}
            </ChipLink>
          </li>
        ))}
      </ul>
    </>
  );
}

type MenuUserProps = { readonly user: CurrentUser; readonly onLeave: () => void };

function MenuUser({ user, onLeave }: MenuUserProps) {
  const { signOut, logoutLoading } = useAuth();
  const name = nameUser(user);
  const leave = async () => {
    await signOut();
    onLeave();
  };
  return (
    <div className="flex flex-none flex-wrap items-center gap-3 bg-crust px-5 pt-4 pb-6">
      <p className="flex w-full min-w-0 items-center gap-3">
        <Avatar name={name} />
        <span className="min-w-0">
          <span className="block leading-label font-semibold wrap-anywhere">{name}</span>
          <span className="block text-small text-cocoa-2 wrap-anywhere">
            <EmailAddress address={user.email} />
          </span>
        </span>
      </p>
      <ButtonLink to="/account" onClick={onLeave} kind="line" size="s">
        Account
      </ButtonLink>
      <Button kind="line" size="s" onClick={leave} disabled={logoutLoading}>
        {logoutLoading ? 'Signing out...' : 'Sign out'}
      </Button>
    </div>
  );
}

/** Breaks before the @, so that nobody reads "gmail.c om". */
function EmailAddress({ address }: { readonly address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

function MenuAccess({ onLeave }: { readonly onLeave: () => void }) {
  const origin = rememberOrigin(useLocation());
  return (
    <div className="grid flex-none grid-cols-2 gap-3 bg-crust px-5 pt-4 pb-6">
      <ButtonLink to="/login" state={origin} kind="line" onClick={onLeave}>
        Login
      </ButtonLink>
      <ButtonLink to="/register" state={origin} kind="dark" onClick={onLeave}>
        Register
      </ButtonLink>
    </div>
  );
}
