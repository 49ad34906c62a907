import type { Order } from '../../../../../contract/orders.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { useDeliveryTerms } from '../../../delivery/delivery-terms-context.ts';
import { explainOffline } from './pay-words.ts';
import { TransferDetails } from './transfer-details.tsx';

/** In place of all that needs the shop to answer. A transfer can be made by USSD, without a connection. */
export function OfflinePayment({ order }: { readonly order: Order }) {
  const terms = useDeliveryTerms();
  const isTransferable =
    order.payment === 'transfer' && order.money.transferClaimedAt === null && terms.data?.transferAccount;
  return (
    <section aria-labelledby="offline-payment-heading">
      <Panel className="grid gap-5">
        <div className="grid gap-2" role="status">
          <h2 id="offline-payment-heading" className="text-fs-3">
            You’re offline
          </h2>
          <p className="max-w-measure">{explainOffline(order)}</p>
        </div>
        {isTransferable && <TransferDetails order={order} amount={order.money.dueNow} />}
      </Panel>
    </section>
  );
}
