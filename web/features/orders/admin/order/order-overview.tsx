import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import type { AttentionReason } from '../../../../../domain/orders/attention.ts';
import { isHealthNote } from '../../../../../domain/orders/health-notes.ts';
import { nameAllergens, sayUndeclared } from '../../../../../domain/orders/name-allergens.ts';
import { WALK_IN } from '../../../../../domain/orders/origins.ts';
import { isMovable } from '../../../../../domain/orders/statuses.ts';
import { isGoods, isReduction } from '../../../../../domain/orders/taken-orders.ts';
import { findSurplus } from '../../../../../domain/payments/money-back.ts';
import { usePhone } from '../../../../ui/browser/use-phone.ts';
import { WORK_AREA } from '../../../../ui/browser/work-area.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ToggleChip } from '../../../../ui/buttons/toggle-chip.tsx';
import { CustomerNote } from '../../../../ui/feedback/customer-note.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { UnbrokenText } from '../../../../ui/formats/unbroken-text.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { CustomerNotes, useCustomerCard } from '../../../customers/customer-card-context.tsx';
import { AgreedQuote } from '../../agreed-quote.tsx';
import { LinePictures } from '../../line-pictures.tsx';
import { OrderPicture } from '../../order-picture.tsx';
import { writeNaira } from '../../order-words.ts';
import { isJustPlaced } from '../admin-paths.ts';
import { ATTENTION_WORDS } from '../admin-words.ts';
import { MoneyPanel } from '../money/money-panel.tsx';
import { useOpenAct } from '../money/use-open-act.ts';
import { AlikeOrders } from './alike-orders.tsx';
import { ChangeRequestNotice } from './change-request.tsx';
import { listHistory } from './list-history.ts';
import { NotesPanel } from './notes-panel.tsx';
import { CustomerPanel, OrderFacts } from './order-facts.tsx';
import { OrderHeader, OrderPapers } from './order-header.tsx';
import { OrderLink } from './order-link.tsx';
import { StepPanel } from './step-panel.tsx';
import { StopNotice } from './stop-notice.tsx';

/** What a bank says or a customer asks for has a notice of its own; what is to be sent back is named, with its sum, as the next step. */
const WITH_NOTICE: readonly AttentionReason[] = [
  'payment_disputed',
  'payment_reversed',
  'change_requested',
  'refund_to_send',
];

/** That a part was paid is said once where the rest is due of what the customer already has, on credit or not. */
function isSaidBy({ attention }: Pick<AdminOrderDetails, 'attention'>, reason: AttentionReason): boolean {
  return reason === 'part_paid' && (attention.includes('done_unpaid') || attention.includes('on_account'));
}

type OrderOverviewProps = {
  readonly order: AdminOrderDetails;
  readonly onChange: (order: AdminOrderDetails) => void;
};

/** On a phone what is to be done comes first, then what is sent and printed, then what it is about and the money. */
export function OrderOverview({ order, onChange }: OrderOverviewProps) {
  const [act, setAct] = useOpenAct();
  const { state } = useLocation();
  const isPhone = usePhone();
  const isWalkIn = order.origin === WALK_IN;
  const hasLink = !isWalkIn && order.userId === null;
  const isToSend = hasLink && isJustPlaced(state);
  const customer = useCustomerOf(order);
  const reasons = order.attention.filter(
    (reason) => !WITH_NOTICE.includes(reason) && !isSaidBy(order, reason),
  );
  return (
    <>
      <OrderHeader order={order}>{!isPhone && <OrderPapers order={order} />}</OrderHeader>
      {isToSend && !isPhone && (
        <div className="mb-4">
          <OrderLink order={order} isNext />
        </div>
      )}
      {isHealthNote(order.note) && (
        <div className="mb-4">
          <CustomerNote note={order.note} />
        </div>
      )}
      <CustomerNotes customer={customer} />
      <StopNotice order={order} onChange={onChange} />
      <ChangeRequestNotice order={order} onChange={onChange} />
      {reasons.length > 0 && (
        <ul aria-label="Needs attention" className="mb-4 grid gap-2">
          {reasons.map((reason) => {
            const { mark, advice, pickupAdvice = advice } = ATTENTION_WORDS[reason];
            const said = order.method === 'pickup' ? pickupAdvice : advice;
            return (
              <li key={reason}>
                <Note tone={reason === 'on_account' ? 'tip' : 'warning'}>
                  <strong className="font-semibold">{mark}.</strong>{' '}
                  {reason === 'delivery_failed' ? sayFailure(order) : said}
                  {reason === 'overpaid' && (
                    <span className="mt-2 block">
                      <Button kind="dark" size="s" onClick={() => setAct('refund')}>
                        Refund {writeNaira(findSurplus(order.money))}
                      </Button>
                    </span>
                  )}
                </Note>
              </li>
            );
          })}
        </ul>
      )}
      <div className="grid items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_--spacing(95)] tablet:grid-rows-[auto_1fr]">
        <div className="tablet:col-start-2">
          <StepPanel
            order={order}
            onChange={onChange}
            onRecordPayment={() => setAct('payment')}
            onRefund={() => setAct('refund')}
          />
        </div>
        {isPhone && (
          <>
            {isToSend && <OrderLink order={order} isNext />}
            <OrderPapers order={order} />
          </>
        )}
        <div className="contents tablet:col-start-1 tablet:row-span-2 tablet:row-start-1 tablet:grid tablet:gap-4">
          <LineList order={order} />
          <OrderFacts order={order} onChange={onChange} />
          <div className="grid gap-4 max-tablet:order-last">
            <NotesPanel order={order} onChange={onChange} />
            <AdminTimeline order={order} />
          </div>
        </div>
        <div className="grid gap-4 tablet:col-start-2">
          {!isWalkIn && (
            <CustomerPanel order={order} customer={customer} isToSend={isToSend} onChange={onChange} />
          )}
          <MoneyPanel order={order} act={act} onAct={setAct} onChange={onChange} />
          {hasLink && !isToSend && <OrderLink order={order} />}
          {mayBeFake(order) && <AlikeOrders order={order} />}
        </div>
      </div>
    </>
  );
}

/** As the rider said it, where a rider brought it. */
function sayFailure({ history }: Pick<AdminOrderDetails, 'history'>): string {
  const said = history.findLast(({ status }) => status === 'delivery_failed')?.words ?? '';
  return said === ''
    ? ATTENTION_WORDS.delivery_failed.advice
    : `${said}. Send it out again or cancel the order.`;
}

/** Loaded anew with every change of the order: what its customer owes changes with it. */
function useCustomerOf({ origin, contact, version }: AdminOrderDetails) {
  const customer = useCustomerCard(origin === WALK_IN ? '' : contact.phone);
  const { reload } = customer;
  const shownVersion = useRef(version);
  useEffect(() => {
    if (shownVersion.current === version) return;
    shownVersion.current = version;
    reload();
  }, [version, reload]);
  return customer;
}

/** Nobody has paid anything, and it came by itself: whoever accepts a quote has talked with the shop. */
function mayBeFake({ status, origin, money, customRequest }: AdminOrderDetails): boolean {
  return origin === 'shop' && money.paid === 0 && isMovable(status) && !customRequest;
}

type AdminTimelineProps = { readonly order: AdminOrderDetails };

/** Every step and every movement of money with who made it and when, the latest first. */
function AdminTimeline({ order }: AdminTimelineProps) {
  const [isMoneyOnly, setMoneyOnly] = useState(false);
  const all = listHistory(order);
  const entries = all.filter(({ isMoney }) => isMoney || !isMoneyOnly);
  return (
    <Panel>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="history-heading">History</h2>
        {all.some(({ isMoney }) => isMoney) && (
          <ToggleChip isOn={isMoneyOnly} onClick={() => setMoneyOnly(!isMoneyOnly)}>
            Payments only
          </ToggleChip>
        )}
      </div>
      <ol aria-labelledby="history-heading" aria-live="polite" className="mt-3 grid">
        {entries.map(({ key, at, title, who, more }) => (
          <li
            key={key}
            className="grid gap-x-4 border-b border-crust py-2.5 text-label last:border-b-0 last:pb-0 phone:grid-cols-[--spacing(42)_1fr]"
          >
            <time dateTime={at} className="figures whitespace-nowrap text-cocoa-2">
              {formatMoment(at)}
            </time>
            <p>
              <span className="font-semibold">{title}</span> <span className="text-cocoa-2">{who}</span>
              {more && (
                <span className="figures block text-small text-cocoa-2 wrap-anywhere whitespace-pre-line">
                  <UnbrokenText>{more}</UnbrokenText>
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

type LineListProps = { readonly order: AdminOrderDetails };

function LineList({ order: { lines, code, customRequest } }: LineListProps) {
  const goods = lines.filter(isGoods);
  return (
    <Panel>
      <h2 className="mb-4">Items</h2>
      <ul className="grid gap-4">
        {goods.map((line) => (
          <li
            key={`${line.productId} ${line.sizeName} ${line.inscription} ${line.design}`}
            className="grid grid-cols-[--spacing(12)_minmax(0,1fr)_auto] gap-3 phone:grid-cols-[--spacing(16)_minmax(0,1fr)_auto] phone:gap-3.5"
          >
            <OrderPicture
              pictureId={line.pictureId}
              design={line.design}
              sizes="64px"
              className="size-12 rounded-small phone:size-16"
            />
            <div className="min-w-0">
              <p className="font-semibold">
                <span className="figures">{line.quantity} ×</span> {line.name}
              </p>
              {line.sizeName && <p className="text-label text-cocoa-2">{line.sizeName}</p>}
              {line.inscription !== '' && <p className="text-label break-words">“{line.inscription}”</p>}
              <p className="text-small text-cocoa-2">{sayAllergens(line)}</p>
              <LinePictures line={line} />
            </div>
            <p className="figures font-medium whitespace-nowrap">{writeNaira(line.lineTotal)}</p>
          </li>
        ))}
      </ul>
      {customRequest && (
        <>
          <AgreedQuote request={customRequest} />
          {customRequest.instructions !== '' && (
            <div className="mt-2 text-label">
              <p className="font-semibold">What the customer asked for</p>
              <p className="wrap-anywhere whitespace-pre-line">{customRequest.instructions}</p>
            </div>
          )}
          <Link
            to={`${WORK_AREA}/custom-orders/${encodeURIComponent(customRequest.id)}`}
            className="link mt-2 inline-block text-label"
          >
            Custom request {customRequest.number}
          </Link>
        </>
      )}
      {lines.filter(isReduction).map(({ name, sizeName, lineTotal }) => (
        <p
          key={sizeName}
          className="figures mt-4 flex justify-between gap-4 border-t border-crust pt-3 text-label"
        >
          <span className="min-w-0 wrap-anywhere">
            {name}: {sizeName}
          </span>
          <span className="whitespace-nowrap">{writeNaira(lineTotal)}</span>
        </p>
      ))}
      {code && (
        <p className="figures mt-4 flex justify-between gap-4 border-t border-crust pt-3 text-label">
          <span>
            Code {code.text}, {code.gift}
          </span>
          {code.saved > 0 && <span>−{writeNaira(code.saved)}</span>}
        </p>
      )}
    </Panel>
  );
}

/** 'Contains gluten, milk, tree nuts' */
function sayAllergens(line: { readonly productId: string; readonly allergens: readonly string[] }): string {
  return sayUndeclared([line]) ?? `Contains ${nameAllergens(line.allergens).join(', ')}`;
}
