import StoreIcon from 'lucide-react/icons/store';
import CloseIcon from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { SlideInMenu } from '../../ui/overlays/slide-in-menu.tsx';
import { AdminBrand } from './admin-brand.tsx';
import { AdminNav, RAIL_LINE_CLASS } from './admin-nav.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** On a phone the rail slides in over the page. */
export function AdminMenu() {
  return (
    <SlideInMenu label="Admin menu" className="phone:hidden">
      {(close) => (
        <div className="flex min-h-full flex-col gap-5 bg-cocoa px-4 pt-3 pb-6 text-on-dark">
          <div className="flex items-center justify-between gap-3">
            <AdminBrand isOnDark onLeave={close} />
            <IconButton label="Close menu" isOnDark onClick={close} className="focus-visible:outline-on-dark">
              <CloseIcon className="size-6" />
            </IconButton>
          </div>
          <AdminNav onLeave={close} />
          <div className="mt-auto grid gap-3 border-t border-cocoa-3 pt-4">
            <Link to="/" reloadDocument className={RAIL_LINE_CLASS}>
              <StoreIcon />
              View the shop
            </Link>
            <SignOutButton kind="honey" />
          </div>
        </div>
      )}
    </SlideInMenu>
  );
}
