import { type CustomOrder, writeMessageEndpoint } from '../../../../contract/custom-orders.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Conversation } from './conversation/conversation.tsx';
import type { SendMessage } from './conversation/use-outbox.ts';
import { CustomOrderBanner } from './custom-order-banner.tsx';
import { MadeOrder } from './made-order.tsx';
import { NextSteps } from './next-steps-list.tsx';
import { Quotes } from './quote/quotes.tsx';
import { WishDetails } from './wish-details.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

type CustomOrderDetailsProps = {
  readonly customOrder: CustomOrder;
  /** Why the quote that was being accepted could not be. */
  readonly refusal: string | null;
  readonly onChange: (customOrder: CustomOrder) => void;
  /** Something may have changed about it. */
  readonly onNews: () => void;
};

export function CustomOrderDetails(props: CustomOrderDetailsProps) {
  const { customOrder, refusal, onChange, onNews } = props;
  const send: SendMessage = async (body, idempotencyKey) => {
    const params = { id: customOrder.id };
    onChange(await shopApi.call(writeMessageEndpoint, { params, body, idempotencyKey }));
  };
  return (
    <>
      <Breadcrumb
        steps={[{ to: '/orders', name: 'My Orders' }]}
        current={`Custom order ${customOrder.number}`}
      />
      <CustomOrderBanner customOrder={customOrder} />
      <div className="grid items-start gap-10 pt-9 tablet:grid-cols-[minmax(0,1fr)_--spacing(100)] tablet:gap-16 phone:pt-14">
        <div className="grid min-w-0 gap-12">
          {refusal !== null && (
            <Note tone="warning" role="alert">
              {refusal}
            </Note>
          )}
          {customOrder.order && <MadeOrder order={customOrder.order} />}
          {customOrder.quotes.length > 0 && <Quotes customOrder={customOrder} onOver={onNews} />}
          <Conversation
            messages={customOrder.messages}
            reader="customer"
            canWrite={customOrder.canWrite}
            draftName={`custom-order:${customOrder.id}`}
            onSend={send}
          />
        </div>
        <aside aria-label="Your wish" className="grid gap-6">
          <Panel>
            <NextSteps customOrder={customOrder} />
          </Panel>
          <Panel>
            <WishDetails customOrder={customOrder} />
          </Panel>
          {customOrder.canWithdraw && <WithdrawButton customOrder={customOrder} onWithdrawn={onChange} />}
        </aside>
      </div>
    </>
  );
}
