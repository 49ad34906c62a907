import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { makeOrder } from '../../testing/example-order.ts';

export function makeAdminOrder(changes: Partial<AdminOrderDetails> = {}): AdminOrderDetails {
  return {
    ...makeOrder(),
    design: '',
    userId: null,
    origin: 'shop',
    attention: [],
    stoppedFor: null,
    disputes: [],
    fees: 0,
    nextStatuses: ['confirmed', 'cancelled'],
    isEarlyToStart: false,
    workUnits: 4,
    leadTimeHours: 24,
    rider: null,
    riders: [],
    historyActors: [null],
    paymentNotes: [],
    voidedPayments: [],
    voidedRefunds: [],
    voidableRefundIds: [],
    onAccountReason: null,
    isBalanceAgreed: false,
    canUndoHandOver: false,
    isNotifiedReady: false,
    canReinstate: false,
    refundableOnline: 0,
    refundableToVouchers: 0,
    refundable: 0,
    adjustments: [],
    activity: [],
    changes: [],
    notes: [],
    ...changes,
  };
}
