import { Link } from 'react-router';
import {
  type WholeDeskCustomOrder,
  writeDeskMessageEndpoint,
} from '../../../../../contract/custom-order-admin.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Since } from '../../../../ui/formats/moment.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { DesignedCake } from '../../../../ui/pictures/designed-cake.tsx';
import { Conversation } from '../../custom-order/conversation/conversation.tsx';
import type { SendMessage } from '../../custom-order/conversation/use-outbox.ts';
import { WishDetails } from '../../custom-order/wish-details.tsx';
import { DESK_STATUS_BADGES } from '../desk-words.ts';
import { QuoteDesk } from '../quote/quote-desk.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { DeclineButton } from './decline-button.tsx';
import { DeskHistory } from './desk-history.tsx';

type CustomOrderDeskProps = {
  readonly customOrder: WholeDeskCustomOrder;
  readonly onChange: (customOrder: WholeDeskCustomOrder) => void;
  /** What is shown may be older than a refusal. */
  readonly onNews: () => void;
};

/** All that is needed to answer a wish: what was wished, by whom, what was said, and the quote. */
export function CustomOrderDesk({ customOrder, onChange, onNews }: CustomOrderDeskProps) {
  const { id, number, status, customerName, waitingSince, design, order } = customOrder;
  const send: SendMessage = async (body, idempotencyKey) =>
    onChange(await shopApi.call(writeDeskMessageEndpoint, { params: { id }, body, idempotencyKey }));
  return (
    <>
      <header className="mt-2 mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="wrap-anywhere">{customerName}</h1>
        <span className="figures text-cocoa-2">{number}</span>
        <Badge tone={DESK_STATUS_BADGES[status].tone}>{DESK_STATUS_BADGES[status].words}</Badge>
        {waitingSince !== null && (
          <span className="text-label font-semibold text-ember-deep">
            wrote to us <Since at={waitingSince} />
          </span>
        )}
      </header>
      <div className="grid items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_--spacing(90)] tablet:grid-rows-[auto_1fr]">
        <Panel className="grid items-start gap-5 phone:max-tablet:grid-cols-[--spacing(72)_minmax(0,1fr)] tablet:col-start-2">
          <DesignedCake design={design} className="aspect-square w-full rounded-card max-phone:max-w-80" />
          <WishDetails customOrder={customOrder} title="What is wished for" />
        </Panel>
        <div className="grid min-w-0 gap-4 tablet:col-start-1 tablet:row-span-2 tablet:row-start-1">
          {order && (
            <Panel>
              <h2>It is an order now</h2>
              <p className="mt-2">
                <Link to={`/admin/orders/${order.id}`} className="link figures">
                  Order {order.number}
                </Link>
              </p>
            </Panel>
          )}
          <QuoteDesk customOrder={customOrder} onChange={onChange} onNews={onNews} />
          <Panel>
            <Conversation
              messages={customOrder.messages}
              reader="administrator"
              customerName={customerName}
              canWrite={customOrder.canWrite}
              draftName={`desk:${id}`}
              onSend={send}
            />
          </Panel>
          {customOrder.canDecline && <DeclineButton customOrder={customOrder} onDeclined={onChange} />}
        </div>
        <div className="grid gap-4 tablet:col-start-2">
          <Panel>
            <CustomerPanel customOrder={customOrder} />
          </Panel>
          <Panel>
            <DeskHistory customOrder={customOrder} />
          </Panel>
        </div>
      </div>
    </>
  );
}
