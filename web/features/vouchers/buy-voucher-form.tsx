import BankIcon from 'lucide-react/icons/landmark';
import MailIcon from 'lucide-react/icons/mail';
import WhatsAppIcon from 'lucide-react/icons/message-circle';
import { useEffect, useState } from 'react';
import type { InputOf } from '../../../contract/endpoint.ts';
import {
  type BoughtVoucher,
  buyVoucherEndpoint,
  VOUCHER_MESSAGE_MAX_LENGTH,
  type voucherTermsSchema,
} from '../../../contract/vouchers.ts';
import { readLagosDay } from '../../../domain/delivery/lagos-time.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import {
  checkVoucherAmount,
  VOUCHER_PICTURES,
  type VoucherPicture,
} from '../../../domain/vouchers/voucher.ts';
import { shopApi } from '../../api/shop-api.ts';
import { makeRandomKey } from '../../ui/browser/make-random-key.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { ChoiceTile } from '../../ui/fields/choice-tile.tsx';
import { EmailHint } from '../../ui/fields/email-hint.tsx';
import { NameField } from '../../ui/fields/name-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { RestoredNote } from '../../ui/form/drafts/restored-note.tsx';
import { useDraftedForm } from '../../ui/form/drafts/use-drafted-form.ts';
import { findMisfits } from '../../ui/form/find-misfits.ts';
import { Problem } from '../../ui/form/problem.tsx';
import { readNaira, writeAmount } from '../../ui/form/read-typed.ts';
import { readText } from '../../ui/form/use-form.ts';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { OnlineTiles, useOnlineChannels } from '../orders/payment-context.tsx';
import { keepBought, keepGift } from './bought-voucher.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { PICTURE_WORDS, VoucherArt } from './voucher-art.tsx';
import { VoucherFront } from './voucher-front.tsx';
import { sayExpiryMonths } from './voucher-words.ts';

type Purchase = InputOf<typeof buyVoucherEndpoint.bodySchema>;
type Offer = InputOf<typeof voucherTermsSchema>;

type BuyVoucherFormProps = {
  readonly offer: Offer;
  /** By transfer; otherwise the payment page comes next. */
  readonly onBought: (bought: BoughtVoucher) => void;
};

export function BuyVoucherForm({ offer, onBought }: BuyVoucherFormProps) {
  const [key] = useState(makeRandomKey);
  const [typed, setTyped] = useState('');
  const { data: channels = [] } = useOnlineChannels();
  const [picked, setPayment] = useState<Purchase['payment'] | null>(null);
  const payment = picked ?? channels[0] ?? 'transfer';
  const form = useDraftedForm({
    draftName: 'buy-voucher-1',
    leftOut: ['amount', 'suggested', 'payment'],
    words: {
      recipientEmail: { missing: 'Enter the email address to send it to.' },
      buyerName: { missing: 'Enter your name.' },
      buyerEmail: { missing: 'Enter your email address.' },
    },
    check: (values) => {
      const purchase = readPurchase(values, payment);
      const amount = findAmountProblem(purchase.amount, offer);
      return {
        ...findMisfits(buyVoucherEndpoint.bodySchema, purchase),
        // The schema's own limits are wider than this shop's.
        ...(amount !== undefined && { amount }),
      };
    },
    send: async (values) => {
      const purchase = readPurchase(values, payment);
      const bought = await shopApi.call(buyVoucherEndpoint, { body: purchase, idempotencyKey: key });
      keepBought(bought.code);
      keepGift(bought.code, purchase);
      form.forgetDraft();
      if (bought.payUrl === null) onBought(bought);
      else window.location.assign(bought.payUrl);
    },
  });
  const { problems } = form;
  const [front, setFront] = useState<Front>(BLANK_FRONT);
  const [isEmailed, setEmailed] = useState(false);
  const [emails, setEmails] = useState(NO_EMAILS);
  const showTyped = () => {
    if (!form.props.ref.current) return;
    const values = new FormData(form.props.ref.current);
    setFront(readFront(values));
    setEmailed(isSentByEmail(values));
    setEmails(readEmails(values));
  };
  const mendEmail = (name: keyof typeof NO_EMAILS) => (meant: string) => {
    const field = form.props.ref.current?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = meant;
    // As if typed: the draft, its problem and the preview follow.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an earlier visit has typed comes with the draft
  useEffect(showTyped, [form.isRestored]);
  return (
    <div className="grid items-start gap-8 tablet:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] tablet:gap-14">
      <aside
        aria-label="Preview"
        className="tablet:sticky tablet:top-[calc(var(--header-height)+--spacing(6))] tablet:order-2"
      >
        <VoucherFront {...front} amount={sayAmount(typed)} />
      </aside>
      <form
        {...form.props}
        onInput={(event) => {
          form.props.onInput(event);
          showTyped();
        }}
        aria-label="Buy a voucher"
        className="group/voucher grid min-w-0 gap-8"
      >
        {form.isRestored && <RestoredNote onDiscard={form.discard} />}
        <fieldset>
          <legend className="mb-2 font-display text-fs-3 font-semibold">Picture</legend>
          <div className="grid grid-cols-2 gap-2.5 phone:grid-cols-4">
            {VOUCHER_PICTURES.map((picture) => (
              <PictureTile key={picture} picture={picture} />
            ))}
          </div>
          <Problem>{problems.picture}</Problem>
        </fieldset>
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-display text-fs-3 font-semibold">Amount</legend>
          <div className="grid grid-cols-2 gap-2.5 phone:grid-cols-4">
            {offer.suggestions.map((amount) => (
              <ChoiceTile
                key={amount}
                isCompact
                name="suggested"
                title={formatNaira(convertNairaToKobo(amount))}
                checked={readNaira(typed) === amount}
                onChange={() => setTyped(writeAmount(amount))}
              />
            ))}
          </div>
          <TextField
            label="Amount in naira"
            name="amount"
            required
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            hint={sayExpiryMonths(offer)}
            problem={checkVoucherAmount(readNaira(typed), offer).ok ? undefined : problems.amount}
          />
        </fieldset>
        <fieldset className="grid gap-4">
          <legend className="mb-2 font-display text-fs-3 font-semibold">Who it’s for</legend>
          <NameField label="Their name" name="recipientName" problem={problems.recipientName} />
          <TextArea
            label="Your message"
            name="message"
            rows={3}
            maxLength={VOUCHER_MESSAGE_MAX_LENGTH}
            problem={problems.message}
          />
        </fieldset>
        <fieldset className="grid gap-2.5">
          <legend className="mb-2 font-display text-fs-3 font-semibold">How they get it</legend>
          <ChoiceTile
            name="sending"
            value="self"
            icon={<WhatsAppIcon />}
            title="I’ll give it to them"
            defaultChecked
          >
            Send the link on WhatsApp, or print it
          </ChoiceTile>
          <ChoiceTile name="sending" value="email" icon={<MailIcon />} title="Email it to them">
            On the day you choose
          </ChoiceTile>
          <div className="mt-2 hidden items-start gap-4 group-has-[[value=email]:checked]/voucher:grid phone:grid-cols-2">
            <TextField
              label="Their email"
              name="recipientEmail"
              type="email"
              required={isEmailed}
              hint={<EmailHint typed={emails.recipientEmail} onUse={mendEmail('recipientEmail')} />}
              problem={problems.recipientEmail}
            />
            <TextField
              label="Send it on"
              name="sendOn"
              type="date"
              min={readLagosDay(new Date())}
              hint="Leave empty to send it once it’s paid."
              problem={problems.sendOn}
            />
          </div>
        </fieldset>
        <BuyerFields email={emails.buyerEmail} onUseEmail={mendEmail('buyerEmail')} problems={problems} />
        <fieldset className="grid gap-2.5">
          <legend className="mb-2 font-display text-fs-3 font-semibold">How to pay</legend>
          <OnlineTiles name="payment" channels={channels} chosen={payment} onChoose={setPayment} />
          <ChoiceTile
            name="payment"
            value="transfer"
            icon={<BankIcon />}
            title="Bank transfer to our account"
            checked={payment === 'transfer'}
            onChange={() => setPayment('transfer')}
          >
            The voucher is ready when we receive your transfer
          </ChoiceTile>
          <Problem>{problems.payment}</Problem>
        </fieldset>
        {form.failure !== null && (
          <Note tone="problem" role="alert">
            {form.failure}
          </Note>
        )}
        <div>
          <Button type="submit" kind="main" size="l" aria-disabled={form.isSending}>
            {form.isSending && <Spinner />}
            {form.isSending ? 'One moment…' : 'Buy voucher'}
          </Button>
        </div>
      </form>
    </div>
  );
}

type Front = Pick<Purchase, 'recipientName' | 'message' | 'buyerName'> & { readonly picture: VoucherPicture };

const BLANK_FRONT: Front = { picture: 'cake', recipientName: '', message: '', buyerName: '' };

function readFront(values: FormData): Front {
  const chosen = readText(values, 'picture');
  return {
    picture: VOUCHER_PICTURES.find((each) => each === chosen) ?? 'cake',
    recipientName: readText(values, 'recipientName').trim(),
    message: readText(values, 'message').trim(),
    buyerName: readText(values, 'buyerName').trim(),
  };
}

const NO_EMAILS = { buyerEmail: '', recipientEmail: '' };

function readEmails(values: FormData): typeof NO_EMAILS {
  return { buyerEmail: readText(values, 'buyerEmail'), recipientEmail: readText(values, 'recipientEmail') };
}

function findAmountProblem(amount: number, offer: Offer): string | undefined {
  if (Number.isNaN(amount)) return 'Choose or enter an amount.';
  const fits = checkVoucherAmount(amount, offer);
  return fits.ok ? undefined : fits.refusal.message;
}

function sayAmount(typed: string): string {
  const amount = readNaira(typed);
  return amount > 0 ? formatNaira(convertNairaToKobo(amount)) : '';
}

function PictureTile({ picture }: { readonly picture: VoucherPicture }) {
  return (
    <label className="relative block cursor-pointer overflow-hidden rounded-card border border-bark bg-paper text-center has-checked:border-cocoa has-checked:inset-ring-1 has-checked:inset-ring-cocoa has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cocoa">
      <input
        type="radio"
        name="picture"
        value={picture}
        defaultChecked={picture === 'cake'}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      />
      <VoucherArt picture={picture} className="block h-20 w-full" />
      <span className="block px-1 py-2 text-small font-semibold peer-checked:bg-honey-soft">
        {PICTURE_WORDS[picture]}
      </span>
    </label>
  );
}

function isSentByEmail(values: FormData): boolean {
  return readText(values, 'sending') === 'email';
}

function readPurchase(values: FormData, payment: Purchase['payment']): Purchase {
  const isEmailed = isSentByEmail(values);
  return {
    amount: readNaira(readText(values, 'amount')),
    buyerName: readText(values, 'buyerName'),
    buyerEmail: readText(values, 'buyerEmail'),
    recipientName: readText(values, 'recipientName'),
    recipientEmail: isEmailed ? readText(values, 'recipientEmail') : '',
    message: readText(values, 'message'),
    picture: readFront(values).picture,
    sendOn: (isEmailed && readText(values, 'sendOn')) || null,
    payment,
  };
}
