import StoreIcon from 'lucide-react/icons/store';
import { Link } from 'react-router';
import { ThemeSelect } from '../../ui/theme/theme-select.tsx';
import { AdminBrand } from './admin-brand.tsx';
import { AdminNav, RAIL_LINE_CLASS } from './admin-nav.tsx';

/** The dark side of the screen: words where there is room, icons on a tablet, nothing on a phone, which has the bar below. */
export function AdminRail() {
  return (
    <aside
      aria-label="Admin menu"
      className="no-print w-17 flex-none bg-cocoa text-on-dark max-phone:hidden rail:w-57"
    >
      <div className="sticky top-0 flex h-dvh flex-col gap-6 overflow-y-auto px-2.5 pt-5 rail:px-3.5">
        <div className="max-rail:grid max-rail:justify-items-center rail:pl-2">
          <AdminBrand isOnDark isNarrow />
        </div>
        <AdminNav isNarrow />
        <div className="sticky bottom-0 mt-auto grid gap-2 border-t border-cocoa-3 bg-cocoa pt-2 pb-5">
          <ThemeSelect className="px-3 text-small text-on-dark-2 max-rail:hidden" />
          <ShopLink />
        </div>
      </div>
    </aside>
  );
}

/** The admin area is a document of its own: the way back to the shop reloads, as the way into it does. */
function ShopLink() {
  return (
    <Link
      to="/"
      reloadDocument
      title="View the shop"
      className={`${RAIL_LINE_CLASS} max-rail:justify-center max-rail:px-0`}
    >
      <StoreIcon />
      <span className="max-rail:visually-hidden">View the shop</span>
    </Link>
  );
}
