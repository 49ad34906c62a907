import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { sayDueTime } from '../../../../../domain/payments/dispute-words.ts';
import { ADJUSTMENT_NAMES } from '../../../../../domain/payments/money-sums.ts';
import { REFUND_STATUS_WORDS } from '../../../../../domain/payments/refund-words.ts';
import { canPutBackRefund, isOwnRecord, isVoidable } from '../../../../../domain/payments/voiding.ts';
import { sayWay, WAY_WORDS } from '../../../../../domain/payments/way-words.ts';
import { isOnlineWay, type RefundWay } from '../../../../../domain/payments/ways.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { useMay } from '../../../users/role-context.tsx';
import { writeNaira } from '../../order-words.ts';
import { DISPUTE_STATUS_WORDS, describeSource, REFUND_STATUS_TONES } from '../admin-words.ts';
import { findDepositPayments } from './money-facts.ts';
import { MoneyLine } from './money-line.tsx';
import type { SentRefund } from './sent-dialog.tsx';
import type { Voided } from './void-dialog.tsx';
import { VOID_RULE_WORDS, VoidRuleWords } from './void-rule-words.tsx';

type MoneyLinesProps = {
  readonly order: AdminOrderDetails;
  readonly onVoid: (voided: Voided) => void;
  readonly onSent: (refund: SentRefund) => void;
};

/** Every kobo that moved, oldest first, with how and why. */
export function MoneyLines({ order, onVoid, onSent }: MoneyLinesProps) {
  // What was written off or said to be sent is for the owner to take back.
  const isOwner = useMay()('administrator');
  const lines = [
    ...listPayments(order, onVoid),
    ...listVoided(order),
    ...listRefunds(order, { onVoid, onSent, isOwner }),
    ...listVoidedRefunds(order),
    ...listReversals(order),
    ...listDisputes(order),
    ...listAdjustments(order, { onVoid, isOwner }),
  ];
  if (lines.length === 0) return <p className="text-label text-cocoa-2">No payments recorded.</p>;
  const inOrder = lines.toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <ul aria-label="Payments and refunds" className="grid">
      {inOrder.map(({ at, content }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was recorded is never taken out again
        <li key={`${at} ${place}`} className="border-b border-crust py-2.5 last:border-b-0 last:pb-0">
          {content}
        </li>
      ))}
    </ul>
  );
}

function listPayments({ money, paymentNotes }: AdminOrderDetails, onVoid: MoneyLinesProps['onVoid']) {
  const isDeposit = findDepositPayments(money);
  return money.payments.map(({ way, amount, surcharge, paidAt, reference }, place) => {
    const note = paymentNotes[place];
    const words = WAY_WORDS[way];
    return {
      at: paidAt,
      content: (
        <MoneyLine
          amount={`+${writeNaira(amount)}`}
          title={isDeposit[place] ? `Deposit: ${sayWay(way)}` : words}
          at={paidAt}
          action={
            note &&
            isVoidable(note.voidRule) && (
              <Button
                kind="quiet"
                size="s"
                onClick={() => onVoid({ what: 'payment', id: note.id, amount })}
                aria-label={`Void ${writeNaira(amount)}, ${words.toLowerCase()}`}
              >
                Void
              </Button>
            )
          }
        >
          {isOnlineWay(way) ? (
            <span className="font-code wrap-anywhere">{reference}</span>
          ) : (
            describeSource(way, note)
          )}
          {note && <VoidRuleWords way={way} rule={note.voidRule} refunds={money.refunds} />}
          {note?.fees != null && <span className="block">{sayFees(note.fees, surcharge)}</span>}
        </MoneyLine>
      ),
    };
  });
}

/** Struck through: it counts nowhere, and nobody has to wonder where it went. */
function listVoided({ voidedPayments }: AdminOrderDetails) {
  return voidedPayments.map(({ way, amount, paidAt, note, recordedBy, reason, voidedAt, voidedBy }) => ({
    at: paidAt,
    content: (
      <MoneyLine
        amount={<del>{writeNaira(amount)}</del>}
        title={<del>{WAY_WORDS[way]}</del>}
        at={paidAt}
        badge={<Badge tone="busy">Voided</Badge>}
      >
        {describeSource(way, { note, by: recordedBy })}
        <span className="block">{sayVoided({ reason, voidedAt, voidedBy })}</span>
      </MoneyLine>
    ),
  }));
}

function listVoidedRefunds({ voidedRefunds }: AdminOrderDetails) {
  return voidedRefunds.map(({ way, amount, createdAt, ...voiding }) => ({
    at: createdAt,
    content: (
      <MoneyLine
        amount={<del>{writeNaira(amount)}</del>}
        title={<del>{nameRefund(way)}</del>}
        at={createdAt}
        badge={<Badge tone="busy">Voided</Badge>}
      >
        {sayVoided(voiding)}
      </MoneyLine>
    ),
  }));
}

type Voiding = Pick<AdminOrderDetails['voidedRefunds'][number], 'reason' | 'voidedAt' | 'voidedBy'>;

const sayVoided = ({ reason, voidedAt, voidedBy }: Voiding) =>
  `Voided ${formatMoment(voidedAt)} by ${voidedBy} · ${reason}`;

const nameRefund = (way: RefundWay) => `Refund: ${sayWay(way)}`;

type LineActs = Pick<MoneyLinesProps, 'onVoid' | 'onSent'> & { readonly isOwner: boolean };

function listRefunds({ money, voidableRefundIds }: AdminOrderDetails, { onVoid, onSent, isOwner }: LineActs) {
  return money.refunds.map(({ id, way, amount, status, reason, createdAt }) => {
    // What was handed over, or is on a voucher at once, is not sent.
    const isAtOnce = status === 'processed' && (way === 'cash' || way === 'voucher');
    return {
      at: createdAt,
      content: (
        <MoneyLine
          amount={`−${writeNaira(amount)}`}
          title={nameRefund(way)}
          at={createdAt}
          badge={!isAtOnce && <Badge tone={REFUND_STATUS_TONES[status]}>{REFUND_STATUS_WORDS[status]}</Badge>}
          action={
            isOwner && canPutBackRefund({ way, status }) ? (
              <Button
                kind="quiet"
                size="s"
                onClick={() => onVoid({ what: 'sent refund', id, amount })}
                aria-label={`Not sent? Refund of ${writeNaira(amount)}`}
              >
                Not sent?
              </Button>
            ) : (
              isOwnRecord({ way, status }) && (
                <>
                  {voidableRefundIds.includes(id) && (
                    <Button
                      kind="quiet"
                      size="s"
                      onClick={() => onVoid({ what: way === 'cash' ? 'cash refund' : 'refund', id, amount })}
                      aria-label={`Void refund of ${writeNaira(amount)}`}
                    >
                      Void
                    </Button>
                  )}
                  {isOwner && status === 'to_send' && (
                    <Button kind="dark" size="s" onClick={() => onSent({ id, amount })}>
                      Mark as sent
                    </Button>
                  )}
                </>
              )
            )
          }
        >
          {reason}
          {isOwnRecord({ way, status }) && !voidableRefundIds.includes(id) && (
            <span className="block">{VOID_RULE_WORDS.owner_only}</span>
          )}
        </MoneyLine>
      ),
    };
  });
}

function listReversals({ money }: AdminOrderDetails) {
  return money.reversals.map(({ amount, at }) => ({
    at,
    content: (
      <MoneyLine amount={`−${writeNaira(amount)}`} title="Reversed" at={at}>
        Reversed by the customer’s bank. It’s due again.
      </MoneyLine>
    ),
  }));
}

function listAdjustments({ adjustments }: AdminOrderDetails, { onVoid, isOwner }: Omit<LineActs, 'onSent'>) {
  return adjustments.map(({ id, amount: signed, reason, kind, at, by, canVoid, voiding }) => {
    const amount = Math.abs(signed);
    const [sum, name] = [writeNaira(amount), ADJUSTMENT_NAMES[kind]];
    return {
      at,
      content: (
        <MoneyLine
          amount={voiding ? <del>{sum}</del> : sum}
          title={voiding ? <del>{name}</del> : name}
          at={at}
          badge={voiding && <Badge tone="busy">Voided</Badge>}
          action={
            isOwner &&
            canVoid && (
              <Button
                kind="quiet"
                size="s"
                onClick={() => onVoid({ what: 'write-off', id, amount })}
                aria-label={`Void write-off of ${sum}`}
              >
                Void
              </Button>
            )
          }
        >
          {kind === 'written_off' || kind === 'retained' ? `${reason}, recorded by ${by}` : reason}
          {voiding && <span className="block">{sayVoided(voiding)}</span>}
        </MoneyLine>
      ),
    };
  });
}

function listDisputes({ disputes }: AdminOrderDetails) {
  return disputes.map(({ amount, status, category, openedAt, dueAt }) => {
    const { words, tone } = DISPUTE_STATUS_WORDS[status];
    return {
      at: openedAt,
      content: (
        <MoneyLine
          amount={writeNaira(amount)}
          title="Dispute"
          at={openedAt}
          badge={<Badge tone={tone}>{words}</Badge>}
        >
          {category === '' ? 'Opened by the customer’s bank' : category}
          {status === 'awaiting_answer' && `, answer by ${sayDueTime(new Date(dueAt))}`}
        </MoneyLine>
      ),
    };
  });
}

function sayFees(fees: number, surcharge: number): string {
  return surcharge > 0
    ? `The customer also paid ${writeNaira(surcharge)} in fees.`
    : `Paystack keeps ${writeNaira(fees)} in fees.`;
}
