import type { Order } from '../../../../../contract/orders.ts';
import { buildWhatsappLink } from '../../../../../domain/shop/whatsapp-link.ts';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { CopiedFact } from '../../../../ui/share/copied-fact.tsx';
import { useDeliveryTerms } from '../../../delivery/delivery-terms-context.ts';
import { useShopProfile } from '../../../shop/shop-context.tsx';
import { writeNaira } from '../../order-words.ts';

type TransferDetailsProps = { readonly order: Order; readonly amount: number };

/** All that a bank's app asks for. */
export function TransferDetails({ order, amount }: TransferDetailsProps) {
  const { data, failure } = useDeliveryTerms();
  const account = data?.transferAccount;
  return (
    <>
      <dl className="figures grid gap-x-6 gap-y-3 rounded-card bg-cream p-4 phone:grid-cols-2">
        {account && (
          <>
            <CopiedFact name="Account number" value={account.accountNumber} />
            <CopiedFact name="Bank" value={account.bank} />
            <CopiedFact name="Account name" value={account.accountName} />
          </>
        )}
        <CopiedFact name="Amount" value={writeNaira(amount)} copied={String(amount)} />
        <CopiedFact name="Reference" value={order.number} />
      </dl>
      {data === undefined && failure === null && <Skeleton className="h-24" />}
      {(account === null || failure !== null) && <AccountByMessage order={order} />}
    </>
  );
}

/** After it is said to be sent: only for whoever wants to compare. */
export function ClaimedDetails(props: TransferDetailsProps) {
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-label">
        Show the account details
      </summary>
      <div className="mt-2 grid gap-3">
        <TransferDetails {...props} />
      </div>
    </details>
  );
}

/** Where the account is not public, the shop's people tell it. */
function AccountByMessage({ order }: { readonly order: Order }) {
  const { whatsapp, phone } = useShopProfile();
  if (whatsapp === '') {
    return <p>We’ll send you our account details by email{phone === '' ? '.' : ' or call you.'}</p>;
  }
  const message = `Hello, please send me your account details for order ${order.number}.`;
  return (
    <p>
      We’ll send you our account details on WhatsApp.{' '}
      <a href={buildWhatsappLink(whatsapp, message)} target="_blank" rel="noreferrer" className="link">
        Ask for them now
      </a>
    </p>
  );
}
