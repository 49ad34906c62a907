import { useState } from 'react';
import {
  type CalendarDay,
  clearCalendarDayEndpoint,
  type DayOrder,
  dayHasOrdersSchema,
  saveCalendarDayEndpoint,
} from '../../../../../contract/delivery.ts';
import type { DayPlan } from '../../../../../domain/delivery/calendar.ts';
import { readRefusal } from '../../../../api/read-refusal.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { RestoredNote } from '../../../../ui/form/drafts/restored-note.tsx';
import type { DraftKeeper } from '../../../../ui/form/drafts/stored-draft.ts';
import { useDraftKeeper } from '../../../../ui/form/drafts/use-draft-keeper.ts';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { nameDay } from '../../../../ui/slots/day-words.ts';
import { OrdersInTheWay } from '../orders-in-the-way.tsx';
import { buildDayChange, type DayValues, fillDay } from './day-change.ts';
import { DayForm } from './day-form.tsx';

type DayDialogProps = {
  /** Null until the first one was opened. */
  readonly day: CalendarDay | null;
  readonly isOpen: boolean;
  /** Set where it begins as a day that is to be closed. */
  readonly closingNote: string | null;
  readonly usual: DayPlan;
  readonly onClose: () => void;
  readonly onSaved: (day: CalendarDay) => void;
};

export function DayDialog({ day, isOpen, closingNote, usual, onClose, onSaved }: DayDialogProps) {
  const name = day ? nameDay(day.day) : '';
  const keeper = useDraftKeeper<DayValues>(`day-1:${day?.day ?? ''}`);
  const close = () => {
    keeper.forget();
    onClose();
  };
  const showSaved = (saved: CalendarDay) => {
    keeper.forget();
    onSaved(saved);
  };
  return (
    <Modal isOpen={isOpen} onClose={close} label={name} placement="question">
      {day && (
        <DayEditor
          key={day.day}
          day={day}
          closingNote={closingNote}
          usual={usual}
          keeper={keeper}
          onClose={close}
          onSaved={showSaved}
        />
      )}
    </Modal>
  );
}

/** Orders that a change would leave on a closed day, and the change as it would go on. */
type Question = {
  readonly orders: readonly DayOrder[];
  readonly go: (confirmedOrderCount: number) => Promise<void>;
};

type DayEditorProps = Omit<DayDialogProps, 'day' | 'isOpen'> & {
  readonly day: CalendarDay;
  readonly keeper: DraftKeeper<DayValues>;
};

/** Mounted with every opening, so that it begins from what the shop knows, or from what was typed when the page was lost. */
function DayEditor({ day, closingNote, usual, keeper, onClose, onSaved }: DayEditorProps) {
  const [restored, setRestored] = useState(keeper.read);
  const [values, setValues] = useState(() => restored ?? fillDay(day, usual, closingNote));
  const [question, setQuestion] = useState<Question | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** Asks first, when the shop says that orders are on the day; also when another one came while the owner was reading. */
  async function run(send: (confirmedOrderCount?: number) => Promise<CalendarDay>, confirmed?: number) {
    try {
      onSaved(await send(confirmed));
    } catch (error) {
      const orders = readRefusal(error, 'day_has_orders', dayHasOrdersSchema)?.orders;
      if (orders === undefined) throw error;
      setQuestion({ orders, go: (count) => run(send, count) });
    }
  }

  const write = (typed: DayValues | null) => (confirmedOrderCount?: number) => {
    const confirmation = confirmedOrderCount === undefined ? {} : { confirmedOrderCount };
    const change = typed && buildDayChange(typed, usual);
    const params = { day: day.day };
    return change
      ? shopApi.call(saveCalendarDayEndpoint, { params, body: { ...change, ...confirmation } })
      : shopApi.call(clearCalendarDayEndpoint, { params, body: confirmation });
  };

  async function save(): Promise<void> {
    const isUntouched = !day.isException && buildDayChange(values, usual) === null;
    if (isUntouched) onClose();
    else await run(write(values));
  }

  async function confirm({ orders, go }: Question): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await go(orders.length);
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      setBusy(false);
    }
  }

  if (question !== null) {
    return (
      <OrdersInTheWay
        orders={question.orders}
        title={`Close ${nameDay(day.day)}?`}
        button={question.orders.length > 0 ? 'Close day anyway' : 'Close day'}
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => confirm(question)}
        onBack={() => setQuestion(null)}
        moving={{
          note: values.note.trim(),
          onMoved(movedIds) {
            const orders = question.orders.filter(({ id }) => !movedIds.includes(id));
            setQuestion({ ...question, orders });
          },
        }}
      />
    );
  }
  const change = (part: Partial<DayValues>) => {
    const changed = { ...values, ...part };
    keeper.keep(changed);
    setValues(changed);
  };
  const discard = () => {
    keeper.forget();
    setRestored(null);
    setValues(fillDay(day, usual));
  };
  return (
    <DayForm
      day={day}
      usual={usual}
      values={values}
      note={restored && <RestoredNote onDiscard={discard} />}
      onChange={change}
      onSave={save}
      onClear={() => run(write(null))}
      onClose={onClose}
    />
  );
}
