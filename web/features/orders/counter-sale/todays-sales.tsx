import HistoryIcon from 'lucide-react/icons/history';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  type CounterSale,
  listCounterSalesEndpoint,
  takeBackCounterSaleEndpoint,
} from '../../../../contract/counter-sale.ts';
import { PAYMENT_NOTE_MAX_LENGTH } from '../../../../contract/payments.ts';
import { WAY_WORDS } from '../../../../domain/payments/way-words.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSavedDraft } from '../../../ui/form/drafts/use-saved-draft.ts';
import { formatTime } from '../../../ui/formats/format-moment.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { writeReceiptPath } from '../admin/admin-paths.ts';
import { writeNaira } from '../order-words.ts';
import { nameLine } from './write-receipt.ts';

const TITLE = 'Today’s sales';

const listSales = (signal: AbortSignal) => shopApi.call(listCounterSalesEndpoint, { signal });

/** For a second receipt, and for what was a slip: in sight beside the search, however long the list of products is. */
export function TodaysSales({ onChange }: { readonly onChange: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="paper" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <HistoryIcon />
        {TITLE}
      </Button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} label={TITLE} placement="question">
        <SalesList onChange={onChange} onClose={() => setOpen(false)} />
      </Modal>
    </>
  );
}

type SalesListProps = { readonly onChange: () => void; readonly onClose: () => void };

/** Loaded with every opening: a sale may just have been made. */
function SalesList({ onChange, onClose }: SalesListProps) {
  const loaded = useLoaded(listSales);
  const [chosen, setChosen] = useState<CounterSale | null>(null);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid gap-2 px-5 py-6 *:min-w-0 phone:p-8">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-fs-3">{TITLE}</h2>
        <Button size="s" onClick={onClose}>
          Close
        </Button>
      </div>
      <LoadedContent
        loaded={loaded}
        waitingWords="Loading today’s sales…"
        skeleton={<Skeleton className="my-3 h-24 rounded-card" />}
      >
        {({ data }) =>
          data.length === 0 ? (
            <p className="py-4 text-cocoa-2">No counter sales today.</p>
          ) : (
            <ul>
              {data.map((sale) => (
                <SaleRow
                  key={sale.id}
                  sale={sale}
                  onTakeBack={() => {
                    setChosen(sale);
                    setAsking(true);
                  }}
                />
              ))}
            </ul>
          )
        }
      </LoadedContent>
      <TakeBackDialog
        sale={chosen}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDone={() => {
          loaded.reload();
          onChange();
        }}
      />
    </div>
  );
}

type SaleRowProps = { readonly sale: CounterSale; readonly onTakeBack: () => void };

function SaleRow({ sale, onTakeBack }: SaleRowProps) {
  const { total, payments, isTakenBack, canTakeBack } = sale;
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-crust py-2 last:border-b-0">
      <div className="min-w-0 flex-1 basis-40">
        <p className="figures font-semibold">
          {isTakenBack ? <del>{writeNaira(total)}</del> : writeNaira(total)}
          <span className="font-plain text-cocoa-2">
            {' '}
            · {formatTime(sale.at)} · {payments.map(({ way }) => WAY_WORDS[way]).join(', ')}
          </span>
        </p>
        <p className="truncate text-small text-cocoa-2">{sale.lines.map(nameLine).join(', ')}</p>
      </div>
      <div className="flex items-center gap-x-3">
        {isTakenBack && <span className="text-small font-semibold">Voided</span>}
        <Link to={writeReceiptPath(sale.id)} className="link inline-flex min-h-11 items-center text-small">
          Receipt
        </Link>
        {canTakeBack && (
          <Button size="s" onClick={onTakeBack}>
            Void
          </Button>
        )}
      </div>
    </li>
  );
}

type TakeBackDialogProps = {
  readonly sale: CounterSale | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

function TakeBackDialog({ sale, isOpen, onClose, onDone }: TakeBackDialogProps) {
  const { typed: reason, change, clear } = useSavedDraft('void-sale-1', '');
  const takeBack = async () => {
    if (!sale) return;
    if (reason.trim() === '') throw new Error('Enter a reason.');
    await shopApi.call(takeBackCounterSaleEndpoint, { params: { id: sale.id }, body: { reason } });
    clear();
    showToast({ kind: 'success', text: `Sale of ${writeNaira(sale.total)} voided` });
    onDone();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Void this sale?"
      button={sale ? `Void ${writeNaira(sale.total)}` : 'Void'}
      buttonWhileBusy="Voiding…"
      onCancel={clear}
      onConfirm={takeBack}
    >
      <div className="grid gap-4">
        <p>
          Give the customer their money back. The sale no longer counts, and its pieces go back on the shelf.
        </p>
        <TextField
          label="Reason"
          required
          autoComplete="off"
          maxLength={PAYMENT_NOTE_MAX_LENGTH}
          value={reason}
          onChange={({ target }) => change(() => target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
