import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import PrinterIcon from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { WALK_IN } from '../../../../../domain/orders/origins.ts';
import { ButtonLink } from '../../../../ui/buttons/button.tsx';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { isGivenUp } from '../../order-words.ts';
import {
  rememberOrderList,
  takeAdminPath,
  writeReceiptPath,
  writeSlipPath,
  writeTicketPath,
} from '../admin-paths.ts';
import { ORIGIN_PHRASES } from '../admin-words.ts';

type OrderProps = { readonly order: AdminOrderDetails };

export function AdminLink() {
  const { state } = useLocation();
  return (
    <Link to={takeAdminPath(state)} className="link inline-flex min-h-11 items-center gap-2 text-label">
      <ArrowLeftIcon />
      All orders
    </Link>
  );
}

type OrderHeaderProps = OrderProps & {
  /** Beside the title. */
  readonly children: ReactNode;
};

export function OrderHeader({ order, children }: OrderHeaderProps) {
  return (
    <header className="mt-1 mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="mr-auto min-w-0">
        <h1 className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
          {order.contact.name}
          <span className="figures font-text text-fs-4 font-plain text-cocoa-2">
            <span className="visually-hidden">Order </span>
            {order.number}
          </span>
        </h1>
        <p className="mt-1.5 text-label text-cocoa-2">
          Placed {ORIGIN_PHRASES[order.origin]}, {formatMoment(order.createdAt)}
        </p>
      </div>
      {children}
    </header>
  );
}

/** What can be printed of it. */
export function OrderPapers({ order }: OrderProps) {
  const { state } = useLocation();
  const [, search = ''] = takeAdminPath(state).split('?');
  const remembered = rememberOrderList(search === '' ? '' : `?${search}`);
  const isOverCounter = order.origin === WALK_IN;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden max-phone:*:flex-1">
      {!isOverCounter && !isGivenUp(order.status) && (
        <>
          <Paper to={writeTicketPath(order.id)} state={remembered}>
            Kitchen ticket
          </Paper>
          <Paper to={writeSlipPath(order.id)} state={remembered}>
            Packing slip
          </Paper>
        </>
      )}
      {(isOverCounter || order.money.paid > 0) && (
        <Paper to={writeReceiptPath(order.id)} state={remembered}>
          Receipt
        </Paper>
      )}
    </div>
  );
}

type PaperProps = { readonly to: string; readonly state: unknown; readonly children: ReactNode };

function Paper({ children, ...link }: PaperProps) {
  return (
    <ButtonLink {...link} kind="paper" size="s">
      <PrinterIcon />
      {children}
    </ButtonLink>
  );
}
