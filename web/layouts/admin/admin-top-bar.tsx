import SignOutIcon from 'lucide-react/icons/log-out';
import SearchIcon from 'lucide-react/icons/search';
import { useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import { CommandPalette } from '../../features/lookup/command-palette.tsx';
import NotificationBell from '../../features/notifications/notification-bell.tsx';
import { useAuth } from '../../features/users/auth-context.tsx';
import type { CurrentUser } from '../../features/users/auth-state.ts';
import { Avatar } from '../../features/users/avatar.tsx';
import { nameUser } from '../../features/users/name-user.ts';
import { useMay } from '../../features/users/role-context.tsx';
import { Button, type ButtonLook } from '../../ui/buttons/button.tsx';
import { AdminBrand } from './admin-brand.tsx';
import { MORE_PLACES } from './more-places.ts';
import { useWorkEntries } from './use-work-entries.ts';

export function AdminTopBar() {
  const { currentUser } = useAuth();
  const may = useMay();
  return (
    <header className="no-print sticky top-0 z-30 flex h-(--header-height) items-center gap-2 border-b border-crust bg-cream px-3 phone:px-5 rail:px-8">
      <div className="min-w-0 phone:hidden">
        <AdminBrand isOnDark={false} isNarrow />
      </div>
      {may('desk') && <AdminSearch />}
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

export function SignOutButton({ kind, className }: Pick<ButtonLook, 'kind' | 'className'>) {
  const { signOut, logoutLoading } = useAuth();
  return (
    <Button kind={kind} size="s" onClick={signOut} disabled={logoutLoading} className={className}>
      <SignOutIcon />
      {logoutLoading ? 'Signing out...' : 'Sign out'}
    </Button>
  );
}

/** Opens the palette: by pressing here, by "/" while nobody is typing, and by Ctrl or ⌘ with K at any time. */
function AdminSearch() {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  const words = may('administrator') ? 'Search orders, customers, products' : 'Search orders, customers';
  const entries = [...useWorkEntries(), ...MORE_PLACES.filter(({ access }) => may(access))];

  // Before the desk is seen: who sees it may press the key.
  useLayoutEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      // A list with a search of its own has the key for itself.
      if (event.defaultPrevented || !isPaletteKey(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="flex min-h-11 items-center gap-2.5 rounded-pill border border-bark bg-paper px-3 text-label text-cocoa-2 hover:border-cocoa phone:w-60 rail:w-90"
      >
        <SearchIcon className="size-5 flex-none" />
        <span className="truncate max-phone:visually-hidden">{words}</span>
        <span aria-hidden="true" className="ml-auto rounded-small bg-crust px-2 max-rail:hidden">
          /
        </span>
      </button>
      <CommandPalette words={words} entries={entries} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return true;
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog'));
}
