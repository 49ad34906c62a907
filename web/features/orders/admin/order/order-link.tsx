import { useCallback, useState } from 'react';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import {
  endOrderLinkEndpoint,
  issueOrderLinkEndpoint,
  noteOrderLinkSentEndpoint,
  readOrderLinkEndpoint,
} from '../../../../../contract/order-offers.ts';
import { REVIEW_PLACE } from '../../../../../domain/orders/review-place.ts';
import { isReviewable } from '../../../../../domain/reviews/review.ts';
import { findGreetingName } from '../../../../../domain/users/greeting-name.ts';
import { lastingFetch } from '../../../../api/lasting-fetch.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { CustomerLink } from '../../../../ui/share/customer-link.tsx';
import { useDeliveryTerms } from '../../../delivery/delivery-terms-context.ts';
import { writeCustomerMessage } from '../customer-message.ts';

type OrderLinkProps = {
  readonly order: AdminOrderDetails;
  /** The order was just taken down: sending it is what comes next. */
  readonly isNext?: boolean;
};

/** For an order without an account. */
export function OrderLink({ order, isNext = false }: OrderLinkProps) {
  const { id, contact, status } = order;
  const terms = useDeliveryTerms();
  const [sentNow, setSentNow] = useState<string | null>(null);
  const sentAt = sentNow ?? findSentAt(order);
  async function noteSent(): Promise<void> {
    setSentNow(new Date().toISOString());
    try {
      await shopApi.call(noteOrderLinkSentEndpoint, { params: { id }, fetch: lastingFetch });
    } catch (error) {
      setSentNow(null);
      showToast({ kind: 'error', text: describeError(error) });
    }
  }
  const load = useCallback(
    (signal: AbortSignal) => shopApi.call(readOrderLinkEndpoint, { params: { id }, signal }),
    [id],
  );
  return (
    <CustomerLink
      title={
        isNext && sentAt === null ? `Send ${findGreetingName(contact.name)} the order link` : 'Order link'
      }
      sentAt={sentAt}
      onSent={() => void noteSent()}
      isOpenAtFirst={isNext}
      phone={contact.phone}
      onLoad={load}
      onEnd={() => shopApi.call(endOrderLinkEndpoint, { params: { id } })}
      onIssue={() => shopApi.call(issueOrderLinkEndpoint, { params: { id } })}
      writePath={(key) => `/track#${key}${isReviewable(status) ? `&${REVIEW_PLACE}` : ''}`}
      writeMessage={(link) => `${writeCustomerMessage(order, terms.data?.transferAccount)} ${link}`}
      ended="This link is turned off and no longer opens the order."
      warning="This link will no longer open the order. You can make a new link afterwards."
    >
      The customer can view, pay for, track and review the order without an account.
    </CustomerLink>
  );
}

/** When it was last passed on; null: not yet. */
function findSentAt({ activity }: Pick<AdminOrderDetails, 'activity'>): string | null {
  const sent = activity.filter(({ action }) => action === 'order.link_sent').map(({ at }) => at);
  return sent.toSorted().at(-1) ?? null;
}
