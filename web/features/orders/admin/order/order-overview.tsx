import type { WholeDeskOrder } from '../../../../../contract/order-admin.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { ATTENTION_WORDS } from '../desk-words.ts';
import { MoneyPanel } from '../money/money-panel.tsx';
import { useOpenAct } from '../money/use-open-act.ts';
import { DeskTimeline } from './desk-timeline.tsx';
import { LineList } from './line-list.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { CustomerPanel, OrderFacts } from './order-facts.tsx';
import { OrderHeader } from './order-header.tsx';
import { StepPanel } from './step-panel.tsx';

type OrderOverviewProps = {
  readonly order: WholeDeskOrder;
  readonly onChange: (order: WholeDeskOrder) => void;
};

/** On a phone what is to be done comes first, then what it is about, then the money. */
export function OrderOverview({ order, onChange }: OrderOverviewProps) {
  const [act, setAct] = useOpenAct();
  return (
    <>
      <OrderHeader order={order} />
      {order.attention.length > 0 && (
        <ul aria-label="Needs attention" className="mb-4 grid gap-2">
          {order.attention.map((reason) => (
            <li key={reason}>
              <Note tone="warning">
                <strong className="font-semibold">{ATTENTION_WORDS[reason].mark}.</strong>{' '}
                {ATTENTION_WORDS[reason].advice}
              </Note>
            </li>
          ))}
        </ul>
      )}
      <div className="grid items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_--spacing(95)] tablet:grid-rows-[auto_1fr]">
        <div className="tablet:col-start-2">
          <StepPanel order={order} onChange={onChange} onRecordPayment={() => setAct('payment')} />
        </div>
        <div className="contents tablet:col-start-1 tablet:row-span-2 tablet:row-start-1 tablet:grid tablet:gap-4">
          <LineList order={order} />
          <OrderFacts order={order} />
          <div className="grid gap-4 max-tablet:order-last">
            <NotesPanel order={order} onChange={onChange} />
            <DeskTimeline order={order} />
          </div>
        </div>
        <div className="grid gap-4 tablet:col-start-2">
          <CustomerPanel order={order} />
          <MoneyPanel order={order} act={act} onAct={setAct} onChange={onChange} />
        </div>
      </div>
    </>
  );
}
