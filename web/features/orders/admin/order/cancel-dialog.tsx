import { useEffect, useState } from 'react';
import type { InputOf } from '../../../../../contract/endpoint.ts';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { cancelAdminOrderEndpoint } from '../../../../../contract/payment-admin.ts';
import { PAYMENT_NOTE_MAX_LENGTH } from '../../../../../contract/payments.ts';
import { convertKoboToNaira, convertNairaToKobo } from '../../../../../domain/money.ts';
import { ASKED_TO_CANCEL } from '../../../../../domain/orders/asked-to-cancel.ts';
import { parseNaira } from '../../../../../domain/parse-naira.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { makeRandomKey } from '../../../../ui/browser/make-random-key.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useDraftedForm } from '../../../../ui/form/drafts/use-drafted-form.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { readNaira } from '../../../../ui/form/read-typed.ts';
import { readText } from '../../../../ui/form/use-form.ts';
import { writeNaira } from '../../order-words.ts';
import { useSwitchedOn } from '../../switched-on-context.tsx';
import { sayNotified } from '../customer-message.ts';
import { DeskDialog, DeskForm } from '../desk-dialog.tsx';
import { AmountField } from '../money/amount-field.tsx';
import { listRefundWays, sayVoucherPart, suggestRefundWay } from '../money/money-facts.ts';
import { findTooMuch } from '../money/payment-amount.ts';
import { noteRefundAccount, RefundAccountField } from '../money/refund-account.tsx';
import { WayChoice } from '../money/way-choice.tsx';
import { ReasonField } from '../reason-form.tsx';

type Cancellation = InputOf<typeof cancelAdminOrderEndpoint.bodySchema>;
type RefundWay = NonNullable<Cancellation['refund']>['way'];

type CancelDialogProps = {
  readonly order: AdminOrderDetails;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCancelled: (order: AdminOrderDetails) => void;
};

const TITLE = 'Cancel this order?';
const SHARES = ['all', 'part', 'none'] as const;
type Share = (typeof SHARES)[number];

/** What is most often true; anything else can be typed. */
const USUAL_REASONS = ['We can’t make it in time', 'Placed by mistake', 'The customer can’t be reached'];

export function CancelDialog({ isOpen, ...form }: CancelDialogProps) {
  return (
    <DeskDialog title={TITLE} isOpen={isOpen} onClose={form.onClose}>
      <CancelForm {...form} />
    </DeskDialog>
  );
}

/** Why it is cancelled and what becomes of the money, in one answer. */
function CancelForm({ order, onClose, onCancelled }: Omit<CancelDialogProps, 'isOpen'>) {
  const [key] = useState(makeRandomKey);
  // As it was when the dialog opened, whatever news come meanwhile: the server refuses what no longer fits.
  const [opened] = useState(order);
  const { version, refundable, refundableToVouchers } = opened;
  const [share, setShare] = useState<Share>('all');
  const [typed, setTyped] = useState('');
  const refunded = refundable === 0 || share === 'none' ? 0 : share === 'all' ? refundable : readPart(typed);
  const retained = subtract(refundable, refunded);
  const tooMuch = findTooMuch(refunded, refundable);
  const [way, setWay] = useState<string>(suggestRefundWay(opened, refundable));
  const [isAsked, setAsked] = useState(false);

  const read = (values: FormData): Cancellation => ({
    reason: isAsked ? ASKED_TO_CANCEL : readText(values, 'reason'),
    version,
    refund:
      refundable === 0 || share === 'none'
        ? null
        : {
            // The tiles offer nothing else, and the schema looks at it again.
            way: readText(values, 'way') as RefundWay,
            amount: share === 'all' ? refundable : readNaira(readText(values, 'amount')),
          },
    keepReason: readText(values, 'keepReason'),
  });
  const form = useDraftedForm({
    draftName: `cancel-3:${refundable}:${order.id}`,
    words: {
      amount: { missing: 'Enter an amount in naira.' },
      reason: { missing: 'Enter a reason.' },
      keepReason: { missing: 'Enter a reason.' },
    },
    check: (values) => {
      const { 'refund.amount': amount, ...problems } = findMisfits(
        cancelAdminOrderEndpoint.bodySchema,
        read(values),
      );
      const problem = tooMuch ?? amount;
      return problem ? { ...problems, amount: problem } : problems;
    },
    send: async (values) => {
      const body = read(values);
      const cancelled = await shopApi.call(cancelAdminOrderEndpoint, {
        params: { id: order.id },
        body,
        idempotencyKey: key,
      });
      onClose();
      onCancelled(cancelled);
      showToast({ kind: 'success', text: `${order.number} is cancelled` });
      await noteRefundAccount(values, { orderId: order.id, refund: body.refund, onNoted: onCancelled });
    },
  });
  const { problems } = form;
  const { isRestored } = form;
  const formRef = form.props.ref;
  // What an earlier visit has chosen comes with the draft.
  useEffect(() => {
    if (isRestored && formRef.current) setWay(readText(new FormData(formRef.current), 'way'));
  }, [isRestored, formRef]);
  const isCreditOffered = useSwitchedOn().includes('vouchers');
  return (
    <DeskForm
      title={TITLE}
      lead={`This removes its kitchen ticket and frees its slot. It can’t be undone. ${sayNotified(order)}`}
      form={form}
      button={nameButton(tooMuch ? 0 : refunded, {
        isPart: refundable > 0 && share === 'part',
        isCredit: way === 'voucher',
      })}
      buttonWhileBusy="Cancelling…"
      keepButton="Keep order"
      onClose={onClose}
    >
      <Checkbox
        label="The customer asked us to cancel"
        name="isAsked"
        checked={isAsked}
        onChange={({ target }) => setAsked(target.checked)}
      />
      {!isAsked && (
        <ReasonField list="cancel-reasons" problem={problems.reason} hint="The customer sees this." />
      )}
      <datalist id="cancel-reasons">
        {USUAL_REASONS.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
      {refundable > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-label font-semibold">
            You can refund up to {writeNaira(refundable)}.{sayVoucherPart(refundableToVouchers)} How much will
            you refund?
          </legend>
          <div className="grid grid-cols-3 gap-2">
            {SHARES.map((each) => (
              <ChoiceTile
                key={each}
                isCompact
                name="share"
                value={each}
                title={SHARE_WORDS[each]}
                checked={share === each}
                onChange={() => setShare(each)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {refundable > 0 && share === 'part' && (
        <div onInput={({ target }) => target instanceof HTMLInputElement && setTyped(target.value)}>
          <AmountField
            suggested={0}
            problem={tooMuch ?? problems.amount}
            hint={tooMuch ? '' : `At most ${writeNaira(refundable)}.`}
          />
        </div>
      )}
      {refundable > 0 && share !== 'none' && (
        <WayChoice
          legend="Refund method"
          ways={listRefundWays(opened, isCreditOffered)}
          suggested={suggestRefundWay(opened, refundable)}
          problem={problems['refund.way']}
          onChange={({ target }) => setWay(target.value)}
        />
      )}
      {refundable > 0 && share !== 'none' && way === 'transfer' && <RefundAccountField order={order} />}
      {refundable > 0 && share !== 'all' && (
        <TextField
          label={
            retained > 0 && (share === 'none' || refunded > 0)
              ? `Why ${writeNaira(retained)} is kept`
              : 'Why you’re keeping the rest'
          }
          name="keepReason"
          required
          autoComplete="off"
          maxLength={PAYMENT_NOTE_MAX_LENGTH}
          problem={problems.keepReason}
        />
      )}
    </DeskForm>
  );
}

const SHARE_WORDS: Readonly<Record<Share, string>> = { all: 'All', part: 'Part', none: 'None' };

type ButtonFacts = { readonly isPart: boolean; readonly isCredit: boolean };

function nameButton(refunded: number, { isPart, isCredit }: ButtonFacts): string {
  if (refunded > 0)
    return `Cancel and ${isCredit ? 'give store credit of' : 'refund'} ${writeNaira(refunded)}`;
  return isPart ? 'Cancel and refund a part' : 'Cancel order';
}

function readPart(typed: string): number {
  const parsed = parseNaira(typed);
  return parsed.ok ? convertKoboToNaira(Math.max(0, parsed.value)) : 0;
}

function subtract(amount: number, less: number): number {
  return convertKoboToNaira(Math.max(0, convertNairaToKobo(amount) - convertNairaToKobo(less)));
}
