import { CUSTOM_ORDER_STATUS_WORDS, sayCustomStatus } from '../../../../domain/custom-orders/status-words.ts';
import type { CustomOrderStatus } from '../../../../domain/custom-orders/statuses.ts';

type Tone = 'plain' | 'good' | 'busy' | 'warning' | 'news';

/** As the owner sees it. */
export const ADMIN_STATUS_BADGES: Readonly<
  Record<CustomOrderStatus, { readonly words: string; readonly tone: Tone }>
> = {
  submitted: { words: CUSTOM_ORDER_STATUS_WORDS.submitted, tone: 'warning' },
  quoted: { words: CUSTOM_ORDER_STATUS_WORDS.quoted, tone: 'busy' },
  accepted: { words: CUSTOM_ORDER_STATUS_WORDS.accepted, tone: 'busy' },
  deposit_paid: { words: CUSTOM_ORDER_STATUS_WORDS.deposit_paid, tone: 'good' },
  declined: { words: CUSTOM_ORDER_STATUS_WORDS.declined, tone: 'plain' },
  withdrawn: { words: CUSTOM_ORDER_STATUS_WORDS.withdrawn, tone: 'plain' },
  expired: { words: CUSTOM_ORDER_STATUS_WORDS.expired, tone: 'plain' },
};

/** The deposit is a part: what is paid in full says so. */
export function findAdminBadge({
  status,
  isPaid,
}: {
  readonly status: CustomOrderStatus;
  readonly isPaid: boolean;
}) {
  return { ...ADMIN_STATUS_BADGES[status], words: sayCustomStatus({ status, isPaid }) };
}
