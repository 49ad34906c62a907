import { useCallback } from 'react';
import { useLocation } from 'react-router';
import {
  type AdminCustomOrderDetails,
  endRequestLinkEndpoint,
  readRequestLinkEndpoint,
} from '../../../../contract/custom-order-admin.ts';
import { findGreetingName } from '../../../../domain/users/greeting-name.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { CustomerLink } from '../../../ui/share/customer-link.tsx';
import { writeNaira } from '../custom-order/custom-order-words.ts';
import { writeRequestLink } from '../request-link/save-link.tsx';
import { isJustTaken } from './admin-paths.ts';

/** For a request without an account. */
export function RequestLink({ customOrder }: { readonly customOrder: AdminCustomOrderDetails }) {
  const { id, userId, phone } = customOrder;
  const { state } = useLocation();
  const load = useCallback(
    (signal: AbortSignal) => shopApi.call(readRequestLinkEndpoint, { params: { id }, signal }),
    [id],
  );
  if (userId !== null) return null;
  return (
    <CustomerLink
      isOpenAtFirst={isJustTaken(state)}
      phone={phone}
      onLoad={load}
      onEnd={() => shopApi.call(endRequestLinkEndpoint, { params: { id } })}
      writePath={writeRequestLink}
      writeMessage={(link) => `${writeLinkMessage(customOrder)} ${link}`}
      ended="This link is turned off and no longer opens the request."
      warning="This link will no longer open the request, and you can’t turn it on again."
    >
      The customer can reply, accept the quote and pay without an account.
    </CustomerLink>
  );
}

function writeLinkMessage({ customerName, number, status, quoteTotal }: AdminCustomOrderDetails): string {
  const firstName = findGreetingName(customerName);
  return status === 'quoted' && quoteTotal !== null
    ? `Hello ${firstName}, here’s our quote of ${writeNaira(quoteTotal)} for your cake. Accept it and pay the deposit here:`
    : `Hello ${firstName}, this is your cake request ${number}. Follow it and write to us here:`;
}
