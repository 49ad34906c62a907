import { html } from 'hono/html';
import { formatNaira } from '../../domain/money.ts';
import type { OnlineChannel } from '../../domain/payments/ways.ts';
import type { Markup } from '../http/plain-page/plain-page.ts';
import { type Frame, pageFrame } from './page-frame.ts';
import {
  AMOUNTS,
  type Amount,
  ARRIVALS,
  computePaid,
  FEE_BEARER_WORDS,
  MESSAGE_MODE_WORDS,
  REFUND_COURSE_WORDS,
} from './payment-choices.ts';
import type { SandboxTransaction } from './sandbox-state.ts';

export function payPage(frame: Frame, transaction: SandboxTransaction) {
  const { amountInKobo, channels, status } = transaction;
  return pageFrame(
    frame,
    'Payment',
    html`${intro(transaction, `Pay ${formatNaira(amountInKobo)}`)}
${status === 'failed' ? DECLINED : ''}
${channels.map((channel) => form(transaction, SECTIONS[channel](transaction)))}
<form method="post">
<button class="quiet" name="step" value="abandon">Go back without paying</button>
</form>
<p><a href="${frame.basePath}/dashboard">Disputes, reversals and slow answers</a></p>`,
  );
}

export function waitingPage(frame: Frame, transaction: SandboxTransaction, nowMs: number) {
  const arrivesAtMs = transaction.transfer?.arrivesAtMs ?? null;
  const seconds = arrivesAtMs === null ? 0 : Math.max(1, Math.ceil((arrivesAtMs - nowMs) / 1_000));
  const wait =
    arrivesAtMs === null
      ? 'The money is on its way. It arrives when you press the button.'
      : `The money is on its way. It arrives in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. This page then continues automatically.`;
  return pageFrame(
    frame,
    'Waiting for the money',
    html`${intro(transaction, 'Waiting for the money')}
<form method="post" class="card">
<p role="status">${wait}</p>
<p class="actions">
<button class="action" name="step" value="arrive">It arrives now</button>
<button class="quiet" name="step" value="abandon">Go back before it arrives</button>
</p>
</form>`,
  );
}

export function missingPage(frame: Frame) {
  return pageFrame(
    frame,
    'No such payment',
    html`<section class="card">
<h1>Payment not found</h1>
<p>The sandbox remembers only the newest payments. Go back to your order and press Pay now once more.</p>
<p><a class="action" href="/">Go to ${frame.shopName}</a></p>
</section>`,
  );
}

function intro({ reference, email }: SandboxTransaction, title: string) {
  return html`<h1>${title}</h1>
<p class="lead">Payment ${reference} by ${email}. This is the demo: no card is asked for and no money moves. Choose what should happen.</p>`;
}

const DECLINED = html`<p class="note" role="status">The card was declined. Try again, or go back and choose another way to pay.</p>`;

function form(transaction: SandboxTransaction, section: Markup) {
  return html`<form method="post" class="card">
${section}
${moreChoices(transaction)}
</form>`;
}

const SECTIONS: Readonly<Record<OnlineChannel, (transaction: SandboxTransaction) => Markup>> = {
  card: () => html`<h2>Card</h2>
<input type="hidden" name="channel" value="card">
<p class="actions">
<button class="action" name="step" value="pay">Pay with a good card</button>
<button class="quiet" name="step" value="decline">Pay with a declined card</button>
</p>`,
  bank_transfer: ({ id, amountInKobo }) => html`<h2>Bank transfer</h2>
<dl class="details">
<div><dt>Bank</dt><dd>Sandbox Bank</dd></div>
<div><dt>Account</dt><dd>${id.slice(-10)}</dd></div>
<div><dt>Amount</dt><dd>${formatNaira(amountInKobo)}</dd></div>
</dl>
${sending('bank_transfer', 'I have sent the money')}
<p class="actions"><button class="quiet" name="step" value="reject">I have sent the wrong amount</button></p>`,
  ussd: ({ id, amountInKobo }) => html`<h2>USSD</h2>
<dl class="details">
<div><dt>Dial</dt><dd>*000*${id.slice(-6)}#</dd></div>
<div><dt>Amount</dt><dd>${formatNaira(amountInKobo)}</dd></div>
</dl>
${sending('ussd', 'I have dialled the code')}`,
};

function sending(channel: OnlineChannel, words: string) {
  const arrivals = Object.entries(ARRIVALS).map(([value, arrival]) => ({ value, words: arrival.words }));
  return html`<input type="hidden" name="channel" value="${channel}">
${radios('The money arrives', 'arrival', arrivals, 'in_5_seconds')}
<p class="actions"><button class="action" name="step" value="send">${words}</button></p>`;
}

function moreChoices({ amountInKobo, messageMode, refundCourse, feeBearer }: SandboxTransaction) {
  const say = (amount: Amount) => formatNaira(computePaid(amountInKobo, amount));
  const amountWords = {
    exact: say('exact'),
    less: `${say('less')}: too little`,
    more: `${say('more')}: too much`,
  };
  return html`<details class="more">
<summary>More choices</summary>
${radios(
  'Amount paid',
  'amount',
  AMOUNTS.map((value) => ({ value, words: amountWords[value] })),
  'exact',
)}
${radios('Paystack’s fees', 'feeBearer', list(FEE_BEARER_WORDS), feeBearer)}
${radios('Paystack’s message to the shop', 'messageMode', list(MESSAGE_MODE_WORDS), messageMode)}
${radios('A refund of this payment', 'refundCourse', list(REFUND_COURSE_WORDS), refundCourse)}
</details>`;
}

type Choice = { readonly value: string; readonly words: string };

function list(words: Readonly<Record<string, string>>): readonly Choice[] {
  return Object.entries(words).map(([value, said]) => ({ value, words: said }));
}

function radios(legend: string, name: string, choices: readonly Choice[], chosen: string) {
  return html`<fieldset>
<legend>${legend}</legend>
${choices.map(
  ({ value, words }) =>
    html`<label><input type="radio" name="${name}" value="${value}"${value === chosen ? html` checked` : ''}> ${words}</label>`,
)}
</fieldset>`;
}
