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
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Since } from '../../../../ui/formats/moment.tsx';
import { ChoiceBox } from '../../../../ui/lists/choice-box.tsx';
import { type Column, Table } from '../../../../ui/lists/table.tsx';
import { useDropdown } from '../../../../ui/overlays/use-dropdown.ts';
import { ProductPicture } from '../../../../ui/pictures/product-picture.tsx';
import { ProductPrice } from '../../../../ui/product/product-price.tsx';
import { rememberList, writeEditPath, writeShopPath } from '../product-paths.ts';
import { StatusBadge } from '../status-badge.tsx';
import { nameLeadTime } from '../status-words.ts';
import type { ProductActions } from './use-product-actions.ts';

const ENTRY_CLASS =
  'flex min-h-11 w-full items-center gap-3 rounded-small px-3 text-left text-label font-medium whitespace-nowrap no-underline hover:bg-crust';

type ProductRowMenuProps = { readonly product: AdminProduct; readonly actions: ProductActions };

/** What can be done with a product without opening it. */
function ProductRowMenu({ product, actions }: ProductRowMenuProps) {
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

export type ChosenProducts = {
  readonly has: (id: string) => boolean;
  readonly choose: (id: string, isChosen: boolean) => void;
};

type ProductsTableProps = {
  readonly products: readonly AdminProduct[];
  readonly chosen: ChosenProducts;
  readonly actions: ProductActions;
  readonly isBusy: boolean;
};

export function ProductsTable({ products, chosen, actions, isBusy }: ProductsTableProps) {
  const productColumn: Column<AdminProduct> = {
    heading: 'Product',
    cell: (product) => <ProductCell product={product} chosen={chosen} />,
  };
  const actionsColumn: Column<AdminProduct> = {
    heading: 'Actions',
    cell: (product) => <ProductRowMenu product={product} actions={actions} />,
    onCard: 'aside',
  };
  return (
    <Table
      caption="Products"
      columns={[productColumn, ...COLUMNS, actionsColumn]}
      rows={products}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}

const COLUMNS: readonly Column<AdminProduct>[] = [
  { heading: 'Price', cell: (product) => <PriceCell product={product} />, onCard: 'none' },
  { heading: 'Status', cell: (product) => <StatusCell product={product} />, onCard: 'none' },
  {
    heading: 'Lead time',
    cell: ({ leadTimeHours }) => <span className="whitespace-nowrap">{nameLeadTime(leadTimeHours)}</span>,
    isOnlyWide: true,
  },
  { heading: 'Updated', cell: ({ updatedAt }) => <Since at={updatedAt} />, isOnlyWide: true },
];

type ProductCellProps = { readonly product: AdminProduct };

/** Where there is no room for columns it says everything. Its link reaches over the whole row, so that a thumb finds it. */
function ProductCell({ product, chosen }: ProductCellProps & { readonly chosen: ChosenProducts }) {
  const { search } = useLocation();
  const { id, name, category, pictures, leadTimeHours, updatedAt } = product;
  return (
    <span className="flex items-start gap-1.5 max-phone:-ml-2.5 phone:-ml-2 phone:min-w-60 phone:items-center">
      <ChoiceBox
        label={`Choose ${name}`}
        checked={chosen.has(id)}
        onChange={({ target }) => chosen.choose(id, target.checked)}
      />
      <ProductPicture
        picture={pictures[0]}
        alt=""
        sizes="64px"
        className="mr-2 size-14 flex-none rounded-card phone:size-16"
      />
      <span className="grid min-w-0 gap-0.5">
        <Link
          to={writeEditPath(id)}
          state={rememberList(search)}
          className="leading-label font-semibold wrap-anywhere no-underline after:absolute after:inset-0 hover:underline max-phone:pr-2"
        >
          {name}
        </Link>
        <span className="text-small wrap-anywhere text-cocoa-2">{category}</span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 phone:hidden">
          <PriceCell product={product} />
          <StatusCell product={product} />
        </span>
        <span className="flex flex-wrap gap-x-3 text-small text-cocoa-2 rail:hidden">
          <span className="whitespace-nowrap">Lead time {nameLeadTime(leadTimeHours)}</span>{' '}
          <span className="whitespace-nowrap">
            changed <Since at={updatedAt} />
          </span>
        </span>
      </span>
    </span>
  );
}

function StatusCell({ product: { status, isSample } }: ProductCellProps) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <StatusBadge status={status} />
      {isSample && <Badge tone="plain">Sample</Badge>}
    </span>
  );
}

function PriceCell({ product }: ProductCellProps) {
  const { sizes, discountPercentage } = product;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <ProductPrice amount={product} isFrom={sizes.length > 1} />
      {discountPercentage > 0 && (
        <span className="text-small font-medium whitespace-nowrap text-leaf">−{discountPercentage}%</span>
      )}
    </span>
  );
}
