import { html } from 'hono/html';
import { formatNaira } from '../../domain/money.ts';
import { sayDueTime } from '../../domain/payments/dispute-words.ts';
import { type Frame, pageFrame } from './page-frame.ts';
import type { SandboxDispute, SandboxTransaction } from './sandbox-state.ts';

export type DashboardRow = {
  readonly transaction: SandboxTransaction;
  /** The one that is not settled; undefined: none. */
  readonly dispute: SandboxDispute | undefined;
};

/** The provider's own dashboard, for whoever wants to see what the shop makes of it. */
export function dashboardPage(frame: Frame, rows: readonly DashboardRow[]) {
  return pageFrame(
    frame,
    'Payments',
    html`<h1>Payments in the sandbox</h1>
<p class="lead">This is the demo: no money moves. Choose what the banks and Paystack do next, then look at the order.</p>
<form method="post" class="card">
<h2>Paystack’s answers</h2>
<p class="actions">
<button class="quiet" name="act" value="slow">Answer the next 5 calls slowly</button>
<button class="quiet" name="act" value="busy">Refuse the next 5 calls as too many</button>
</p>
</form>
${rows.length === 0 ? html`<p class="note">Nothing has been paid yet. Place an order and pay for it.</p>` : rows.map(card)}`,
  );
}

function card({ transaction, dispute }: DashboardRow) {
  const { reference, email, payment, status } = transaction;
  return html`<form method="post" class="card">
<input type="hidden" name="reference" value="${reference}">
<h2>${formatNaira(payment?.amountInKobo ?? 0)}</h2>
<p>${reference} of ${email}: ${sayStatus(status, dispute)}</p>
${status === 'success' ? html`<p class="actions">${dispute ? disputeButtons() : PAID_BUTTONS}</p>` : ''}
</form>`;
}

function sayStatus(status: SandboxTransaction['status'], dispute: SandboxDispute | undefined): string {
  if (!dispute) return status === 'reversed' ? 'reversed' : 'paid';
  return dispute.status === 'awaiting-bank-feedback'
    ? 'disputed and answered; the bank decides next'
    : `disputed, to be answered by ${sayDueTime(new Date(dispute.dueAtMs))}`;
}

const PAID_BUTTONS = html`<button class="action" name="act" value="dispute">The customer disputes it</button>
<button class="quiet" name="act" value="reverse">The bank reverses it without notice</button>`;

function disputeButtons() {
  return html`<button class="quiet" name="act" value="remind">Remind the shop</button>
<button class="quiet" name="act" value="answer">The shop answers</button>
<button class="quiet" name="act" value="win">The shop wins</button>
<button class="quiet" name="act" value="lose">The shop loses</button>
<button class="quiet" name="act" value="lose_with_refund">The shop loses, and a refund follows</button>`;
}
