import GiftIcon from 'lucide-react/icons/gift';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { readVoucherOfferEndpoint } from '../../../contract/vouchers.ts';
import { shopApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { BuyVoucherForm } from './buy-voucher-form.tsx';
import { writeVoucherPath } from './voucher-words.ts';

export const meta = titlePage('Gift vouchers');

/** Where vouchers are bought; whether the shop sells any is asked, because the page is everybody's. */
export default function VouchersPage() {
  const load = useCallback((signal: AbortSignal) => shopApi.call(readVoucherOfferEndpoint, { signal }), []);
  const { data: offer, failure, reload } = useLoaded(load);
  const navigate = useNavigate();
  return (
    <div className="wrap min-h-svh pb-12">
      <PageHeading title="Gift vouchers">
        Whoever you give it to chooses the cake, the flavour and the day. It can be used for one order or
        several.
      </PageHeading>
      {failure !== null && <LoadFailure message={failure} onRetry={reload} />}
      {!offer && failure === null && <Skeleton className="h-120 rounded-picture" />}
      {offer && !offer.isOn && (
        <EmptyState
          picture={<GiftIcon className="gold size-20 place-self-center stroke-1" />}
          title="We don’t sell vouchers at the moment"
          actions={
            <ButtonLink to="/products" kind="main">
              Shop now
            </ButtonLink>
          }
        >
          Already have a voucher? Enter its code at checkout.
        </EmptyState>
      )}
      {offer?.isOn && (
        <BuyVoucherForm offer={offer} onBought={({ code }) => void navigate(writeVoucherPath(code))} />
      )}
    </div>
  );
}
