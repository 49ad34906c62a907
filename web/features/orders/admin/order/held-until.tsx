import { useState } from 'react';
import {
  type AdminOrderDetails,
  KEEP_LONGER_HOURS,
  keepLongerEndpoint,
} from '../../../../../contract/order-admin.ts';
import { atLagosTime } from '../../../../../domain/delivery/lagos-time.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { writeNaira } from '../../order-words.ts';

type HeldUntilProps = {
  readonly order: AdminOrderDetails;
  readonly onChange: (order: AdminOrderDetails) => void;
};

/** When an unpaid order expires, and a day more at a press. */
export function HeldUntil({ order, onChange }: HeldUntilProps) {
  const { id, version, holdUntil, slot } = order;
  const [isBusy, setBusy] = useState(false);
  if (holdUntil === null) return null;
  // No longer than to the beginning of its slot.
  const canBeLonger = new Date(holdUntil) < atLagosTime(slot.day, slot.from);
  async function keep() {
    if (isBusy) return;
    setBusy(true);
    try {
      const extended = await shopApi.call(keepLongerEndpoint, { params: { id }, body: { version } });
      onChange(extended);
      if (extended.holdUntil)
        showToast({ kind: 'success', text: `Held until ${formatMoment(extended.holdUntil)}` });
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p>
        <span className="font-semibold">Held until {formatMoment(holdUntil)}.</span>{' '}
        <span className="text-cocoa-2">If {sayMissing(order)} by then, the order expires.</span>
      </p>
      {canBeLonger && (
        <Button kind="quiet" size="s" onClick={() => void keep()} aria-disabled={isBusy}>
          Hold {KEEP_LONGER_HOURS} hours longer
        </Button>
      )}
    </div>
  );
}

/** What it waits for: “the deposit of ₦125,000 isn’t paid”. */
function sayMissing({ money, isUnconfirmed }: AdminOrderDetails): string {
  const { paid, due, dueNow } = money;
  const sum = writeNaira(dueNow);
  if (paid > 0) return `the other ${sum}${dueNow < due ? ' of the deposit' : ''} isn’t paid`;
  if (isUnconfirmed) return 'it isn’t confirmed';
  return dueNow < due ? `the deposit of ${sum} isn’t paid` : 'it isn’t paid';
}
