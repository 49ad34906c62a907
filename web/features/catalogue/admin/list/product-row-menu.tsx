import ArchiveIcon from 'lucide-react/icons/archive';
import RestoreIcon from 'lucide-react/icons/archive-arrow-up';
import MoreIcon from 'lucide-react/icons/ellipsis';
import EyeIcon from 'lucide-react/icons/eye';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import PencilIcon from 'lucide-react/icons/pencil';
import StoreIcon from 'lucide-react/icons/store';
import type { ComponentProps, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { AdminProduct } from '../../../../../contract/product-changes.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { useDropdown } from '../../../../ui/overlays/use-dropdown.ts';
import { rememberList, writeEditPath, writeShopPath } from '../product-paths.ts';
import type { ProductActions } from './use-product-actions.ts';

const ENTRY_CLASS =
  'flex min-h-11 w-full items-center gap-3 rounded-small px-3 text-left text-label font-medium whitespace-nowrap no-underline hover:bg-crust';

type ProductRowMenuProps = { readonly product: AdminProduct; readonly actions: ProductActions };

/** What can be done with a product without opening it. */
export function ProductRowMenu({ product, actions }: ProductRowMenuProps) {
  const { isOpen, close, panelId, rootProps, triggerProps } = useDropdown();
  const { search } = useLocation();
  const { id, name, status } = product;

  const choose = (act: () => void) => () => {
    close();
    // The entry goes away with the menu; the keyboard goes on from where it was opened.
    triggerProps.ref.current?.focus();
    act();
  };

  return (
    // Above the row's own link and, while it is open, above the buttons of the rows below.
    <div {...rootProps} className={`relative phone:float-right ${isOpen ? 'z-20' : 'z-10'}`}>
      <IconButton {...triggerProps} label={`Actions for ${name}`}>
        <MoreIcon />
      </IconButton>
      {isOpen && (
        <ul
          id={panelId}
          className="absolute top-full right-0 mt-1 rounded-card border border-crust bg-paper p-1.5 shadow-3"
        >
          <li>
            <Link to={writeEditPath(id)} state={rememberList(search)} className={ENTRY_CLASS}>
              <PencilIcon />
              Edit
            </Link>
          </li>
          {status === 'published' && (
            <>
              <li>
                <Link to={writeShopPath(id)} reloadDocument className={ENTRY_CLASS}>
                  <StoreIcon />
                  View in shop
                </Link>
              </li>
              <Entry icon={<EyeOffIcon />} onClick={choose(() => actions.moveTo(product, 'draft'))}>
                Unpublish
              </Entry>
            </>
          )}
          {status === 'draft' && (
            <Entry icon={<EyeIcon />} onClick={choose(() => actions.moveTo(product, 'published'))}>
              Publish
            </Entry>
          )}
          {status === 'archived' ? (
            <Entry icon={<RestoreIcon />} onClick={choose(() => actions.moveTo(product, 'draft'))}>
              Restore as draft
            </Entry>
          ) : (
            <Entry icon={<ArchiveIcon />} onClick={choose(() => actions.askToArchive(product))}>
              Archive…
            </Entry>
          )}
        </ul>
      )}
    </div>
  );
}

type EntryProps = { readonly icon: ReactNode } & Pick<ComponentProps<'button'>, 'onClick' | 'children'>;

function Entry({ icon, onClick, children }: EntryProps) {
  return (
    <li>
      <button type="button" onClick={onClick} className={ENTRY_CLASS}>
        {icon}
        {children}
      </button>
    </li>
  );
}
