import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import PrinterIcon from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { useMay } from '../../users/role-context.tsx';
import { KITCHEN_PATH } from '../kitchen/kitchen-paths.ts';
import { writeOrderPath } from './admin-paths.ts';

type PrintFrameProps = { readonly orderId: string; readonly children: ReactNode };

/** On the screen a sheet of paper with what to do about it; on paper the sheet alone. */
export function PrintFrame({ orderId, children }: PrintFrameProps) {
  const { state } = useLocation();
  // Whoever only bakes has no page of the order.
  const mayOpenOrder = useMay()('desk');
  return (
    <div className="mx-auto max-w-200 pt-4 phone:pt-6 print:max-w-none print:pt-0">
      <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-3">
        <Link
          to={mayOpenOrder ? writeOrderPath(orderId) : KITCHEN_PATH}
          state={state}
          className="link inline-flex min-h-11 items-center gap-2 text-label"
        >
          <ArrowLeftIcon />
          {mayOpenOrder ? 'Back to the order' : 'Back to the board'}
        </Link>
        <Button kind="main" onClick={() => window.print()}>
          <PrinterIcon />
          Print
        </Button>
      </div>
      <div className="rounded-picture border border-crust bg-paper p-5 phone:p-9 print:border-0 print:p-0">
        {children}
      </div>
    </div>
  );
}
