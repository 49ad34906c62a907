import type { Order } from '../../../../../contract/orders.ts';
import { convertKoboToNaira, convertNairaToKobo } from '../../../../../domain/money.ts';
import { nameDayShortly } from '../../../../ui/slots/day-words.ts';
import { writeNaira } from '../../order-words.ts';
import type { PayWay } from './pay-ways.ts';

type Payable = Pick<Order, 'money' | 'method' | 'balanceDay'>;

/** What is to be paid next, as a heading. */
export function headPayment({ money }: Payable, way: PayWay | undefined): string {
  const { deposit, paid } = money;
  if (deposit !== null) return paid < deposit ? 'Pay the deposit' : 'Pay the balance';
  if (paid > 0) return 'Pay balance';
  return way === 'transfer' ? 'Pay by bank transfer' : 'Pay for your order';
}

/** Where that stands in the whole; blank when it is the whole. */
export function leadPayment({ money, method, balanceDay }: Payable): string {
  const { deposit, paid, due } = money;
  const receiving = method === 'pickup' ? 'before pickup' : 'before delivery';
  const before = balanceDay === null ? receiving : `by ${nameDayShortly(balanceDay)}`;
  if (deposit !== null && paid < deposit) {
    const restInKobo = convertNairaToKobo(due) - convertNairaToKobo(money.dueNow);
    return `${writeNaira(money.dueNow)} now to confirm your order. The balance of ${writeNaira(convertKoboToNaira(restInKobo))} is due ${before}.`;
  }
  if (deposit !== null) return `We’ve received your deposit, thank you. The balance is due ${before}.`;
  return paid > 0 ? `${writeNaira(paid)} received, thank you. ${writeNaira(due)} is still due.` : '';
}

/** To whoever came back from paying by card, and nothing came. */
export function explainMissing({ status }: Pick<Order, 'status'>): string {
  const stored = status === 'pending_payment' ? ' We’re still holding your slot.' : '';
  return `Your bank may have declined it, or you left the payment page. You haven’t been charged.${stored} Try again or choose another way to pay. If you did pay, we’ll update this page.`;
}
