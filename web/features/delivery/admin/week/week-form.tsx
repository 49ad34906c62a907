import { useState } from 'react';
import type { DayOrder } from '../../../../../contract/delivery.ts';
import { EditedFormFrame } from '../../../../ui/form/edited-form-frame.tsx';
import { useEditedForm } from '../../../../ui/form/use-edited-form.ts';
import { Modal } from '../../../../ui/modal.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { findOrdersInTheWay, type SavedCalendar, saveCalendar } from '../calendar-requests.ts';
import { OrdersInTheWay } from '../orders-in-the-way.tsx';
import { OrderingTimes } from './ordering-times.tsx';
import { buildCalendar, fillWeek, findWeekProblems, type WeekValues } from './week-values.ts';
import { WeekdayLines } from './weekday-lines.tsx';
import { WindowEditor } from './window-editor.tsx';

const QUESTION = 'Close these days?';

/** The week as it always is. Closing a weekday first shows the orders on such days. */
export function WeekForm({ calendar }: { readonly calendar: SavedCalendar }) {
  const [orders, setOrders] = useState<readonly DayOrder[]>([]);
  const [isAsking, setAsking] = useState(false);

  const send = (confirmedOrderCount?: number) => async (values: WeekValues) => {
    const confirmation = confirmedOrderCount === undefined ? {} : { confirmedOrderCount };
    const saved = await saveCalendar(buildCalendar(values), confirmation);
    setAsking(false);
    showToast({ kind: 'success', text: 'The usual week is saved' });
    return fillWeek(saved);
  };

  const form = useEditedForm({
    saved: fillWeek(calendar),
    draftName: 'usual-week-1',
    findProblems: findWeekProblems,
    send: send(),
    onRefusal(error) {
      const found = findOrdersInTheWay(error);
      if (found === null) return false;
      setOrders(found);
      setAsking(true);
      return true;
    },
  });

  return (
    <>
      <EditedFormFrame
        form={form}
        label="Usual week"
        leaveWords="What you changed about the usual week is not saved yet."
      >
        <WeekdayLines form={form} />
        <WindowEditor form={form} />
        <OrderingTimes form={form} />
      </EditedFormFrame>
      <Modal isOpen={isAsking} onClose={() => setAsking(false)} label={QUESTION} placement="question">
        <OrdersInTheWay
          orders={orders}
          title={QUESTION}
          button="Close them anyway"
          isBusy={form.isSending}
          failure={form.failure}
          onConfirm={() => form.save(send(orders.length))}
          onBack={() => setAsking(false)}
        />
      </Modal>
    </>
  );
}
