import CheckIcon from 'lucide-react/icons/check';
import CopyIcon from 'lucide-react/icons/copy';
import type { Order } from '../../../../../contract/orders.ts';
import { buildWhatsappLink } from '../../../../../domain/shop/whatsapp-link.ts';
import { useHydrated } from '../../../../ui/browser/use-hydrated.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { useBriefFlag } from '../../../../ui/feedback/use-brief-flag.ts';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
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
        <CopiedFact name="Reference to quote" value={order.number} />
      </dl>
      {data === undefined && failure === null && <Skeleton className="h-24" />}
      {(account === null || failure !== null) && <AccountByMessage order={order} />}
    </>
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

const SHOWN_MS = 3_000;

type CopiedFactProps = {
  readonly name: string;
  readonly value: string;
  /** As a bank's app takes it, where people read it otherwise. */
  readonly copied?: string;
};

/** Something to be typed into a bank's app, and the button that saves the typing. */
function CopiedFact({ name, value, copied = value }: CopiedFactProps) {
  const [isCopied, raise] = useBriefFlag(SHOWN_MS);
  // Browsers lend the clipboard to safe pages only; elsewhere the fact is read.
  const canCopy = useHydrated() && navigator.clipboard !== undefined;
  const copy = () => navigator.clipboard.writeText(copied).then(raise, () => {});
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] content-start items-start gap-x-3">
      <dt className="text-small text-cocoa-2">{name}</dt>
      <dd className="col-start-1 text-fs-4 leading-snug font-semibold break-words">{value}</dd>
      {canCopy && (
        <dd className="col-start-2 row-span-2 row-start-1 self-center">
          <IconButton label={`Copy ${name.toLowerCase()}`} onClick={copy}>
            {isCopied ? <CheckIcon className="size-5 text-leaf" /> : <CopyIcon />}
          </IconButton>
          <span role="status" className="visually-hidden">
            {isCopied ? `${name} copied` : ''}
          </span>
        </dd>
      )}
    </div>
  );
}
