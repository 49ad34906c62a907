import WhatsAppIcon from 'lucide-react/icons/message-circle';
import PrinterIcon from 'lucide-react/icons/printer';
import type { CounterSale } from '../../../../contract/counter-sale.ts';
import { formatNaira } from '../../../../domain/money.ts';
import { buildWhatsappShare } from '../../../../domain/shop/whatsapp-link.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { writeReceiptPath } from '../admin/admin-paths.ts';
import { writeNaira } from '../order-words.ts';
import { writeReceipt } from './write-receipt.ts';

export type DoneSale = { readonly sale: CounterSale; readonly changeInKobo: number | null };

type SaleDoneProps = { readonly sale: DoneSale | null; readonly onClose: () => void };

/** What to give back first; a receipt for whoever wants one. */
export function SaleDone({ sale, onClose }: SaleDoneProps) {
  return (
    <Modal isOpen={sale !== null} onClose={onClose} label="Sale complete" placement="question">
      {sale && <Done {...sale} onClose={onClose} />}
    </Modal>
  );
}

function Done({ sale, changeInKobo, onClose }: DoneSale & { readonly onClose: () => void }) {
  const { name } = useShopProfile();
  return (
    <div className="grid gap-4 p-5 phone:p-7">
      <h2>Sale complete</h2>
      <p className="figures">
        {writeNaira(sale.total)} · Receipt {sale.number}
      </p>
      {changeInKobo !== null && (
        <p className="flex items-center justify-between rounded-card bg-leaf-soft px-4 py-3 font-semibold">
          Change to give
          <span className="figures font-display text-fs-2">{formatNaira(changeInKobo)}</span>
        </p>
      )}
      <Button kind="main" size="l" onClick={onClose}>
        New sale
      </Button>
      <div className="flex flex-wrap gap-2">
        <ButtonLink kind="paper" to={writeReceiptPath(sale.id)} className="flex-1">
          <PrinterIcon />
          Print receipt
        </ButtonLink>
        <ButtonAnchor
          kind="paper"
          className="flex-1"
          href={buildWhatsappShare(writeReceipt(sale, name))}
          target="_blank"
          rel="noreferrer"
        >
          <WhatsAppIcon />
          WhatsApp
        </ButtonAnchor>
      </div>
    </div>
  );
}
