import { useState } from 'react';
import {
  type DayOrder,
  dayHasOrdersSchema,
  saveCalendarEndpoint,
  staleCalendarSchema,
  type VersionedCalendar,
} from '../../../../../contract/delivery.ts';
import { readRefusal } from '../../../../api/read-refusal.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { EditedFormFrame } from '../../../../ui/form/edited-form-frame.tsx';
import { type Saved, useEditedForm } from '../../../../ui/form/use-edited-form.ts';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { StaleEditDialog } from '../../../../ui/stale/stale-edit-dialog.tsx';
import { OrdersInTheWay } from '../orders-in-the-way.tsx';
import { OrderingTimes } from './ordering-times.tsx';
import { listWeekFacts } from './week-facts.ts';
import { buildCalendar, fillWeek, findWeekProblems, type WeekValues } from './week-values.ts';
import { WeekdayLines } from './weekday-lines.tsx';
import { WindowEditor } from './window-editor.tsx';

const QUESTION = 'Close these days?';

/** The week as it always is. Closing a weekday first shows the orders on such days. */
export function WeekForm({ calendar }: { readonly calendar: VersionedCalendar }) {
  const [orders, setOrders] = useState<readonly DayOrder[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [newest, setNewest] = useState<Saved<WeekValues> | null>(null);

  const send = (confirmedOrderCount?: number) => async (values: WeekValues, version: string) => {
    const confirmation = confirmedOrderCount === undefined ? {} : { confirmedOrderCount };
    const saved = await shopApi.call(saveCalendarEndpoint, {
      body: { ...buildCalendar(values), version, ...confirmation },
    });
    setAsking(false);
    showToast({ kind: 'success', text: 'The usual week is saved' });
    return toSaved(saved);
  };

  const form = useEditedForm({
    saved: toSaved(calendar),
    draftName: 'usual-week-2',
    findProblems: findWeekProblems,
    send: send(),
    onRefusal(error) {
      const newer = readRefusal(error, 'stale_edit', staleCalendarSchema)?.current;
      const found = readRefusal(error, 'day_has_orders', dayHasOrdersSchema)?.orders;
      if (newer) setNewest(toSaved(newer));
      if (found) setOrders(found);
      if (newer || found) setAsking(found !== undefined);
      return newer !== undefined || found !== undefined;
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
      <StaleEditDialog
        title="Somebody else changed the usual week"
        form={form}
        newest={newest}
        listFacts={(values) => listWeekFacts(buildCalendar(values))}
        send={send()}
        onClose={() => setNewest(null)}
      />
    </>
  );
}

function toSaved(calendar: VersionedCalendar): Saved<WeekValues> {
  return { values: fillWeek(calendar), version: calendar.version };
}
