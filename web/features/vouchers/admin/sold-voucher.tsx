import PrinterIcon from 'lucide-react/icons/printer';
import type { AdminVoucher, ShownVoucher } from '../../../../contract/voucher-admin.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { WAY_WORDS } from '../../../../domain/payments/way-words.ts';
import type { HandWay } from '../../../../domain/payments/ways.ts';
import { Button, ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { Fact } from '../../../ui/layout/fact.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SendLink } from '../../../ui/share/send-link.tsx';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { sayExpiry, writeVoucherMessage, writeVoucherPath } from '../voucher-words.ts';

type SoldVoucherProps = {
  readonly shown: ShownVoucher;
  /** How it was paid, just after it was sold; undefined: its code is shown once more. */
  readonly way: HandWay | undefined;
  readonly onDone: () => void;
};

/** The one time its code is on a screen of the shop. */
export function SoldVoucher({ shown: { voucher, code }, way, onDone }: SoldVoucherProps) {
  const { name } = useShopProfile();
  const amount = formatNaira(convertNairaToKobo(voucher.amount));
  return (
    <Panel className="mb-6 grid gap-4 print:border-0 print:p-0">
      <div className="no-print grid gap-4">
        <h2 className="text-fs-3">{amount} voucher</h2>
        <p role="status" className="font-code text-fs-4 wrap-anywhere">
          {code}
        </p>
        <p className="text-cocoa-2">
          {sayExpiry(voucher.expiresOn)}. Send or print it now: for safety we don’t show the code again after
          today.
        </p>
        <SendLink
          path={writeVoucherPath(code)}
          phone=""
          writeMessage={(link) => writeVoucherMessage(amount, name, link)}
        />
      </div>
      {way && <VoucherReceipt voucher={voucher} way={way} />}
      <div className="no-print flex flex-wrap gap-2">
        {way && (
          <Button kind="paper" onClick={() => window.print()}>
            <PrinterIcon />
            Print receipt
          </Button>
        )}
        <ButtonAnchor kind="paper" href={writeVoucherPath(code)} target="_blank" rel="noreferrer">
          <PrinterIcon />
          Open the voucher to print
        </ButtonAnchor>
        <Button kind="quiet" onClick={onDone}>
          Done
        </Button>
      </div>
    </Panel>
  );
}

/** What the buyer takes along besides the voucher, which may be somebody else's present: without its code. */
function VoucherReceipt({ voucher, way }: { readonly voucher: AdminVoucher; readonly way: HandWay }) {
  const { name } = useShopProfile();
  return (
    <section aria-label="Receipt" className="grid gap-2 rounded-small border border-crust p-4">
      <p className="font-semibold">{name}</p>
      <dl className="figures grid gap-1 text-label">
        <Fact name="Receipt">Voucher ending {voucher.end}</Fact>
        <Fact name="Date">{formatMoment(voucher.createdAt)}</Fact>
        <Fact name="Amount">{formatNaira(convertNairaToKobo(voucher.amount))}</Fact>
        <Fact name="Paid by">{WAY_WORDS[way]}</Fact>
      </dl>
      <p className="text-small text-cocoa-2">VAT is included when the voucher is used.</p>
    </section>
  );
}
