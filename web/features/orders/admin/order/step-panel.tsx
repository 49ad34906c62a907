import CalendarClockIcon from 'lucide-react/icons/calendar-clock';
import { useState } from 'react';
import type { WholeDeskOrder } from '../../../../../contract/order-admin.ts';
import type { OrderStatus } from '../../../../../domain/orders/statuses.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { writeNaira } from '../../order-words.ts';
import { StatusBadge } from '../desk-badges.tsx';
import { describeStep, findMainStep, isGrave } from '../step-words.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useOrderStep } from './use-order-step.ts';

type StepPanelProps = {
  readonly order: WholeDeskOrder;
  readonly onChange: (order: WholeDeskOrder) => void;
  readonly onRecordPayment: () => void;
};

/** What can be done with the order now: the one step it is there for, and the others smaller. */
export function StepPanel({ order, onChange, onRecordPayment }: StepPanelProps) {
  const { step, busyStep, refusal } = useOrderStep(order, onChange);
  const [asked, setAsked] = useState<OrderStatus>('cancelled');
  const [isAsking, setAsking] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const main = findMainStep(order.nextStatuses);
  const others = order.nextStatuses.filter((to) => to !== main);
  const isWaiting = order.status === 'pending_payment';

  const ask = (to: OrderStatus) => {
    setAsked(to);
    setAsking(true);
  };
  const { button, buttonWhileBusy, question } = describeStep(asked);

  return (
    <Panel className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2>Next</h2>
        <StatusBadge status={order.status} />
      </div>
      {refusal !== null && (
        <Note tone="problem" role="alert">
          {refusal}
        </Note>
      )}
      {isWaiting && (
        <Button kind="main" size="l" onClick={onRecordPayment} className="w-full">
          Record payment
        </Button>
      )}
      {main !== null && (
        <Button
          kind="main"
          size="l"
          onClick={() => void step(main)}
          aria-disabled={busyStep !== null}
          className="w-full"
        >
          {busyStep === main && <Spinner />}
          {order.status === 'delivery_failed' ? 'Send out again' : describeStep(main).button}
        </Button>
      )}
      {main === null && !isWaiting && (
        <p className="text-cocoa-2">Nothing is left to do: the order is over.</p>
      )}
      {(order.canMove || others.length > 0) && (
        <div className="flex flex-wrap gap-2">
          {order.canMove && (
            <Button kind="quiet" size="s" onClick={() => setMoving(true)}>
              <CalendarClockIcon />
              Move
            </Button>
          )}
          {others.map((to) => (
            <Button
              key={to}
              kind={to === 'cancelled' ? 'danger' : 'quiet'}
              size="s"
              onClick={() => (isGrave(to) ? ask(to) : void step(to))}
              aria-disabled={busyStep !== null}
            >
              {describeStep(to).button}
            </Button>
          ))}
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={question?.title ?? ''}
        button={button}
        buttonWhileBusy={buttonWhileBusy}
        onConfirm={() => step(asked)}
      >
        <p>{question?.consequences}</p>
        {asked === 'cancelled' && order.refundable > 0 && (
          <p className="font-semibold text-cocoa">
            {writeNaira(order.refundable)} was paid and has to go back afterwards.
          </p>
        )}
      </ConfirmDialog>
      <MoveDialog order={order} isOpen={isMoving} onClose={() => setMoving(false)} onMoved={onChange} />
    </Panel>
  );
}
