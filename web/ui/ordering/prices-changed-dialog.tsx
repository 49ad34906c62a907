import type { PriceChange } from '../../../contract/orders.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { Button } from '../buttons/button.tsx';
import { DialogActions } from '../overlays/dialog-actions.tsx';
import { Modal } from '../overlays/modal.tsx';
import { DesignedCake } from '../pictures/designed-cake.tsx';

type PricesChangedDialogProps = {
  /** Null while the shopper has seen every price. */
  readonly news: { readonly changes: readonly PriceChange[]; readonly total: number } | null;
  readonly words?: string;
  /** Before the new total. */
  readonly button?: string;
  readonly onAgree: () => void;
  readonly onClose: () => void;
};

const TITLE = 'A price has changed';
const WORDS = 'Your order hasn’t been placed yet. Check the new price first.';
const write = (amount: number) => formatNaira(convertNairaToKobo(amount));

/** Nobody pays a price they have not seen. */
export function PricesChangedDialog(props: PricesChangedDialogProps) {
  const { news, words = WORDS, button = 'Order for', onAgree, onClose } = props;
  return (
    <Modal isOpen={news !== null} onClose={onClose} label={TITLE} placement="question">
      {news && (
        <div className="grid gap-4 p-6 phone:p-8">
          <h2>{TITLE}</h2>
          <p className="text-cocoa-2">{words}</p>
          <dl className="figures grid gap-3">
            {news.changes.map((change) => (
              <div
                key={`${change.productId} ${change.sizeId ?? ''} ${change.design} ${change.isEggless}`}
                className="flex flex-wrap items-center justify-between gap-x-4 border-b border-crust pb-3"
              >
                <dt className="flex items-center gap-3 font-semibold">
                  {change.design !== '' && (
                    <DesignedCake design={change.design} className="size-12 flex-none rounded-small" />
                  )}
                  {change.name}
                </dt>
                <dd>
                  <Difference change={change} />
                </dd>
              </div>
            ))}
            <div className="flex items-baseline justify-between gap-4">
              <dt className="font-bold">New total</dt>
              <dd className="font-display text-fs-2 leading-none font-semibold">{write(news.total)}</dd>
            </div>
          </dl>
          <DialogActions>
            <Button onClick={onClose}>Not now</Button>
            <Button kind="main" onClick={onAgree}>
              {button} {write(news.total)}
            </Button>
          </DialogActions>
        </div>
      )}
    </Modal>
  );
}

function Difference({ change: { expectedPrice, price } }: { readonly change: PriceChange }) {
  if (price === null) return <span className="font-medium text-ember-deep">no longer available</span>;
  return (
    <>
      <del className="text-cocoa-2">
        <span className="visually-hidden">was </span>
        {write(expectedPrice)}
      </del>{' '}
      <strong className="font-semibold">
        <span className="visually-hidden">now </span>
        {write(price)}
      </strong>
    </>
  );
}
