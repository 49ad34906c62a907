import ArchiveIcon from 'lucide-react/icons/archive';
import RestoreIcon from 'lucide-react/icons/archive-arrow-up';
import EyeIcon from 'lucide-react/icons/eye';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import SoldOutIcon from 'lucide-react/icons/package-x';
import PencilIcon from 'lucide-react/icons/pencil';
import StoreIcon from 'lucide-react/icons/store';
import { Link, useLocation } from 'react-router';
import type { AdminProduct } from '../../../../../contract/product-changes.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Since } from '../../../../ui/formats/moment.tsx';
import { ChoiceBox } from '../../../../ui/lists/choice-box.tsx';
import { type Column, Table } from '../../../../ui/lists/table.tsx';
import { Menu, MenuButton, MenuLink } from '../../../../ui/overlays/menu.tsx';
import { ProductPicture } from '../../../../ui/pictures/product-picture.tsx';
import { ProductPrice } from '../../../../ui/product/product-price.tsx';
import { type SoldOut, useSoldOut } from '../../../orders/sold-out-context.tsx';
import { rememberList, writeEditPath, writeShopPath } from '../product-paths.ts';
import { StatusBadge } from '../status-badge.tsx';
import { nameLeadTime } from '../status-words.ts';
import type { ProductActions } from './use-product-actions.ts';

type ProductRowMenuProps = {
  readonly product: AdminProduct;
  readonly actions: ProductActions;
  readonly soldOut: SoldOut;
};

/** What can be done with a product without opening it. */
function ProductRowMenu({ product, actions, soldOut }: ProductRowMenuProps) {
  const { search } = useLocation();
  const { id, name, status } = product;
  return (
    <Menu label={`Actions for ${name}`} className="phone:float-right">
      {(choose) => (
        <>
          <MenuLink to={writeEditPath(id)} state={rememberList(search)}>
            <PencilIcon />
            Edit
          </MenuLink>
          {status === 'published' && (
            <>
              <MenuLink to={writeShopPath(id)} reloadDocument>
                <StoreIcon />
                View in shop
              </MenuLink>
              {soldOut.isOffered(product) && (
                <MenuButton onClick={choose(() => soldOut.mark(product, !soldOut.has(id)))}>
                  <SoldOutIcon />
                  {soldOut.has(id) ? 'Sell again today' : 'Mark as sold out today'}
                </MenuButton>
              )}
              <MenuButton onClick={choose(() => actions.moveTo(product, 'draft'))}>
                <EyeOffIcon />
                Unpublish
              </MenuButton>
            </>
          )}
          {status === 'draft' && (
            <MenuButton onClick={choose(() => actions.moveTo(product, 'published'))}>
              <EyeIcon />
              Publish
            </MenuButton>
          )}
          {status === 'archived' ? (
            <MenuButton onClick={choose(() => actions.moveTo(product, 'draft'))}>
              <RestoreIcon />
              Restore as draft
            </MenuButton>
          ) : (
            <MenuButton onClick={choose(() => actions.askToArchive(product))}>
              <ArchiveIcon />
              Archive…
            </MenuButton>
          )}
        </>
      )}
    </Menu>
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
  const soldOut = useSoldOut();
  const productColumn: Column<AdminProduct> = {
    heading: 'Product',
    cell: (product) => <ProductCell product={product} chosen={chosen} isSoldOut={soldOut.has(product.id)} />,
  };
  const statusColumn: Column<AdminProduct> = {
    heading: 'Status',
    cell: (product) => <StatusCell product={product} isSoldOut={soldOut.has(product.id)} />,
    onCard: 'none',
  };
  const actionsColumn: Column<AdminProduct> = {
    heading: 'Actions',
    cell: (product) => <ProductRowMenu product={product} actions={actions} soldOut={soldOut} />,
    onCard: 'aside',
  };
  return (
    <Table
      caption="Products"
      columns={[productColumn, PRICE_COLUMN, statusColumn, ...WIDE_COLUMNS, actionsColumn]}
      rows={products}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}

const PRICE_COLUMN: Column<AdminProduct> = {
  heading: 'Price',
  cell: (product) => <PriceCell product={product} />,
  onCard: 'none',
};
const WIDE_COLUMNS: readonly Column<AdminProduct>[] = [
  {
    heading: 'Lead time',
    cell: ({ leadTimeHours }) => <span className="whitespace-nowrap">{nameLeadTime(leadTimeHours)}</span>,
    isOnlyWide: true,
  },
  { heading: 'Updated', cell: ({ updatedAt }) => <Since at={updatedAt} />, isOnlyWide: true },
];

type PriceCellProps = { readonly product: AdminProduct };
type StatusCellProps = PriceCellProps & { readonly isSoldOut: boolean };
type ProductCellProps = StatusCellProps & { readonly chosen: ChosenProducts };

/** Where there is no room for columns it says everything. Its link reaches over the whole row, so that a thumb finds it. */
function ProductCell({ product, chosen, isSoldOut }: ProductCellProps) {
  const { search } = useLocation();
  const { id, name, category, pictures, leadTimeHours, updatedAt } = product;
  return (
    <span className="flex items-start gap-1.5 max-phone:-ml-2.5 phone:-ml-2 phone:min-w-60 phone:items-center">
      <ChoiceBox
        label={`Select ${name}`}
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
          <StatusCell product={product} isSoldOut={isSoldOut} />
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

function StatusCell({ product: { status, isSample }, isSoldOut }: StatusCellProps) {
  return (
    <span className="inline-flex flex-wrap gap-1.5 max-phone:contents">
      <StatusBadge status={status} />
      {isSoldOut && <Badge tone="warning">Sold out today</Badge>}
      {isSample && <Badge tone="plain">Unedited sample</Badge>}
    </span>
  );
}

function PriceCell({ product }: PriceCellProps) {
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
