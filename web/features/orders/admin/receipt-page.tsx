import { useState } from 'react';
import { titlePage } from '../../../page-meta.ts';
import { ToggleChip } from '../../../ui/buttons/toggle-chip.tsx';
import type { Route } from './+types/receipt-page.ts';
import { AdminOrderScreen } from './order/admin-order-screen.tsx';
import { PrintFrame } from './print-frame.tsx';
import { PAPER_WIDTHS, Receipt } from './receipt.tsx';

export const meta = titlePage('Receipt');

export default function ReceiptPage({ params: { id } }: Route.ComponentProps) {
  const [width, setWidth] = useState<(typeof PAPER_WIDTHS)[number]>(58);
  return (
    <PrintFrame orderId={id}>
      <fieldset aria-label="Paper width" className="no-print mb-5 flex justify-center gap-2">
        {PAPER_WIDTHS.map((each) => (
          <ToggleChip key={each} isOn={width === each} onClick={() => setWidth(each)}>
            {each} mm
          </ToggleChip>
        ))}
      </fieldset>
      <AdminOrderScreen id={id}>{(order) => <Receipt order={order} width={width} />}</AdminOrderScreen>
    </PrintFrame>
  );
}
