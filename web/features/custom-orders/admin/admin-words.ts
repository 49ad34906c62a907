import type { CustomOrderStatus } from '../../../../domain/custom-orders/statuses.ts';

type Tone = 'plain' | 'good' | 'busy' | 'warning' | 'news';

/** As the owner sees it. */
export const ADMIN_STATUS_BADGES: Readonly<
  Record<CustomOrderStatus, { readonly words: string; readonly tone: Tone }>
> = {
  submitted: { words: 'To quote', tone: 'warning' },
  quoted: { words: 'Quoted', tone: 'busy' },
  accepted: { words: 'Accepted', tone: 'busy' },
  deposit_paid: { words: 'Deposit paid', tone: 'good' },
  declined: { words: 'Declined', tone: 'plain' },
  withdrawn: { words: 'Withdrawn', tone: 'plain' },
  expired: { words: 'Expired', tone: 'plain' },
};

/** The deposit is a part: what is paid in full says so. */
export function findAdminBadge({
  status,
  isPaid,
}: {
  readonly status: CustomOrderStatus;
  readonly isPaid: boolean;
}) {
  return status === 'deposit_paid' && isPaid
    ? ({ words: 'Paid in full', tone: 'good' } as const)
    : ADMIN_STATUS_BADGES[status];
}
