import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  type AdminCustomOrderDetails,
  writeAdminMessageEndpoint,
} from '../../../../contract/custom-order-admin.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { buildWhatsappLink } from '../../../../domain/shop/whatsapp-link.ts';
import { findGreetingName } from '../../../../domain/users/greeting-name.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { WORK_AREA } from '../../../ui/browser/work-area.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DesignedCake } from '../../../ui/pictures/designed-cake.tsx';
import { Conversation } from '../custom-order/conversation/conversation.tsx';
import type { SendMessage } from '../custom-order/conversation/use-outbox.ts';
import { RequestDetails } from '../custom-order/request-details.tsx';
import { ADMIN_STATUS_BADGES, findAdminBadge } from './admin-words.ts';
import { DeclineButton } from './decline-button.tsx';
import { QuoteEditor } from './quote/quote-editor.tsx';
import { RequestLink } from './request-link.tsx';
import { WaitingNote } from './waiting-note.tsx';

type CustomOrderAdminProps = {
  readonly customOrder: AdminCustomOrderDetails;
  readonly onChange: (customOrder: AdminCustomOrderDetails) => void;
  /** What is shown may be older than a refusal. */
  readonly onNews: () => void;
};

/** All that is needed to answer a request: what was asked for, by whom, what was said, and the quote. */
export function CustomOrderAdmin({ customOrder, onChange, onNews }: CustomOrderAdminProps) {
  const badge = findAdminBadge(customOrder);
  const { id, number, customerName, design, isDesigned, order } = customOrder;
  const send: SendMessage = async (body, idempotencyKey) =>
    onChange(await shopApi.call(writeAdminMessageEndpoint, { params: { id }, body, idempotencyKey }));
  return (
    <>
      <header className="mt-2 mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="wrap-anywhere">{customerName}</h1>
        <span className="figures text-cocoa-2">{number}</span>
        <Badge tone={badge.tone}>{badge.words}</Badge>
        <WaitingNote customOrder={customOrder} onChange={onChange} onNews={onNews} />
      </header>
      <div className="grid items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_--spacing(90)] tablet:grid-rows-[auto_1fr]">
        <Panel className="grid items-start gap-5 phone:max-tablet:grid-cols-[--spacing(72)_minmax(0,1fr)] tablet:col-start-2">
          {isDesigned && (
            <DesignedCake design={design} className="aspect-square w-full rounded-card max-phone:max-w-80" />
          )}
          <div className="grid content-start gap-4">
            {!isDesigned && (
              <Note tone="tip">
                No design came with this request. The quote starts from our standard cake: change it to what
                the customer wants.
              </Note>
            )}
            <RequestDetails customOrder={customOrder} title="Customer’s request" />
          </div>
        </Panel>
        <div className="grid min-w-0 gap-4 tablet:col-start-1 tablet:row-span-2 tablet:row-start-1">
          {order && (
            <Panel>
              <h2>This is now an order</h2>
              <p className="mt-2">
                <Link to={`${WORK_AREA}/orders/${order.id}`} className="link figures">
                  Order {order.number}
                </Link>
              </p>
            </Panel>
          )}
          <QuoteEditor customOrder={customOrder} onChange={onChange} onNews={onNews} />
          <Panel>
            <Conversation
              messages={customOrder.messages}
              reader="administrator"
              customerName={customerName}
              canWrite={customOrder.canWrite}
              draftName={`desk:${id}`}
              onSend={send}
              now={customOrder.now}
            />
          </Panel>
          {customOrder.canDecline && <DeclineButton customOrder={customOrder} onDeclined={onChange} />}
        </div>
        <div className="grid gap-4 tablet:col-start-2">
          <RequestLink customOrder={customOrder} />
          <Panel>
            <CustomerPanel customOrder={customOrder} />
          </Panel>
          <Panel>
            <AdminHistory customOrder={customOrder} />
          </Panel>
        </div>
      </div>
    </>
  );
}

/** A guest has no account to be named by. */
function nameNobody({ status }: Pick<AdminCustomOrderDetails, 'status'>): string {
  return status === 'submitted' || status === 'accepted' ? 'customer' : 'automatically';
}

/** Every step with who made it and when, the newest first. */
function AdminHistory({ customOrder }: { readonly customOrder: AdminCustomOrderDetails }) {
  const { history, historyActors } = customOrder;
  const steps = history.map((step, index) => ({ ...step, actor: historyActors[index] ?? nameNobody(step) }));
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading" className="text-fs-3">
        History
      </h2>
      <ol className="mt-3 grid text-label">
        {steps.toReversed().map(({ at, status, words, actor }) => (
          <li
            key={`${at} ${status} ${words}`}
            className="grid grid-cols-1 gap-0.5 border-b border-crust py-2.5 wrap-anywhere last:border-b-0 last:pb-0"
          >
            <p>
              <span className="font-semibold">
                {status === 'submitted' ? 'Requested' : ADMIN_STATUS_BADGES[status].words}
              </span>
              {words !== '' && `: ${words}`}
            </p>
            <p className="text-small text-cocoa-2">
              <time dateTime={at} className="figures">
                {formatMoment(at)}
              </time>
              , {actor}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function CustomerPanel({ customOrder }: { readonly customOrder: AdminCustomOrderDetails }) {
  const { userId, takenBy, customerName, customerEmail, phone, number } = customOrder;
  const greeting = `Hello ${findGreetingName(customerName)}, about your cake request ${number}: `;
  return (
    <section aria-labelledby="customer-heading">
      <h2 id="customer-heading" className="text-fs-3">
        Customer
      </h2>
      <dl className="mt-3 grid text-label">
        <Fact name="Name">
          {userId === null ? (
            <span className="wrap-anywhere">{customerName}</span>
          ) : (
            <Link to={`${WORK_AREA}/users/${encodeURIComponent(userId)}`} className="link wrap-anywhere">
              {customerName}
            </Link>
          )}
        </Fact>
        {customerEmail !== '' && (
          <Fact name="Email">
            <a href={`mailto:${customerEmail}`} className="link wrap-anywhere">
              {customerEmail}
            </a>
          </Fact>
        )}
        <Fact name="Phone">
          <a href={`tel:${phone}`} className="link figures whitespace-nowrap">
            {formatPhoneForNigeria(phone)}
          </a>
        </Fact>
        {takenBy !== null && <Fact name="Taken by">{takenBy}</Fact>}
        <Fact name="WhatsApp">
          <a href={buildWhatsappLink(phone, greeting)} target="_blank" rel="noreferrer" className="link">
            Message customer
          </a>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-crust py-2.5 last:border-b-0 last:pb-0">
      <dt className="w-20 flex-none text-cocoa-2">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
