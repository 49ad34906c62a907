import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SlotChoice } from '../../../../../contract/availability.ts';
import { type AdminOrderDetails, reinstateOrderEndpoint } from '../../../../../contract/order-admin.ts';
import { readRefusedPlacement } from '../../../../api/refused-placement.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { nameDay, writeTimes } from '../../../../ui/slots/day-words.ts';
import { acceptCaveat, type Caveat } from '../../../../ui/slots/move-to-day.ts';
import { writeNaira } from '../../order-words.ts';
import { SlotDialog } from '../../slot-dialog.tsx';
import { writeOrderPath } from '../admin-paths.ts';

type ReinstateOrderProps = { readonly order: AdminOrderDetails };

/** One press brings an expired order back at its own time; only where that is taken another one is asked for. */
export function ReinstateOrder({ order }: ReinstateOrderProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const { slot, refundable } = order;

  const reinstate = async (at?: SlotChoice, caveat: Caveat | null = null) => {
    const successor = await shopApi.call(reinstateOrderEndpoint, {
      params: { id: order.id },
      body: at ? { slot: at, ...acceptCaveat(caveat) } : {},
    });
    showToast({ kind: 'success', text: `Reinstated as order ${successor.number}` });
    await navigate(writeOrderPath(successor.id));
  };
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await reinstate();
    } catch (error) {
      if (readRefusedPlacement(error).kind === 'slot') setChoosing(true);
      else setRefusal(describeError(error));
    } finally {
      setBusy(false);
    }
  };

  const money = refundable > 0 ? ` The ${writeNaira(refundable)} already paid moves with it.` : '';
  return (
    <>
      {refusal !== null && (
        <Note tone="problem" role="alert">
          {refusal}
        </Note>
      )}
      <p className="text-cocoa-2">
        This order has expired. If there’s still room, you can reinstate it as a new order for{' '}
        {nameDay(slot.day)}, {writeTimes(slot)}.{money}
      </p>
      <Button kind="main" size="l" onClick={press} aria-disabled={isBusy} className="w-full">
        {isBusy && <Spinner />}
        {isBusy ? 'Reinstating…' : 'Reinstate'}
      </Button>
      <SlotDialog
        order={order}
        isOpen={isChoosing}
        title="Choose another time"
        lead={`${nameDay(slot.day)}, ${writeTimes(slot)} is no longer available. We’ve selected the nearest available time.`}
        near={slot}
        leadTimeHours={order.leadTimeHours}
        isForStaff
        button="Reinstate"
        buttonWhileBusy="Reinstating…"
        onClose={() => setChoosing(false)}
        onTake={({ day, windowId }, caveat) => reinstate({ day, windowId }, caveat)}
      />
    </>
  );
}
