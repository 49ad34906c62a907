import type { AdminVoucher } from '../../../../contract/voucher-admin.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { formatDay } from '../../../ui/formats/format-moment.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { STATE_WORDS, sayExpiry, saySending } from '../voucher-words.ts';

const ORIGIN_WORDS: Readonly<Record<AdminVoucher['origin'], string>> = {
  shop: 'Bought online',
  desk: 'Sold here',
  credit: 'Given as store credit',
};

type VoucherRowProps = {
  readonly voucher: AdminVoucher;
  readonly onShowCode: () => void;
  readonly onPaid: () => void;
  /** Left out for whoever may not. */
  readonly onVoid: (() => void) | undefined;
};

export function VoucherRow({ voucher, onShowCode, onPaid, onVoid }: VoucherRowProps) {
  const { end, state, origin, amount, balance, expiresOn, recipientName, buyerName, voidReason } = voucher;
  const { words, tone } = STATE_WORDS[state];
  const today = readLagosDay(new Date());
  const people = [recipientName && `for ${recipientName}`, buyerName && `from ${buyerName}`]
    .filter(Boolean)
    .join(', ');
  const name = `voucher ending ${end}`;
  // Without money there is nothing left to void.
  const canVoid = onVoid !== undefined && state !== 'used_up';
  return (
    <li>
      <Panel className="grid gap-1.5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="figures text-fs-4">
            {write(amount)} <span className="font-code text-small text-cocoa-2">ending {end}</span>
          </h2>
          <Badge tone={tone}>{words}</Badge>
        </div>
        <p className="text-small text-cocoa-2">
          {ORIGIN_WORDS[origin]} {formatDay(voucher.createdAt)}
          {people && `, ${people}`}. {state === 'active' && `${sayExpiry(expiresOn)}.`}{' '}
          {saySending(voucher, today)}
        </p>
        <p className="figures text-label">
          <strong className="font-semibold">{write(state === 'waiting' ? amount : balance)}</strong>{' '}
          {state === 'waiting' ? 'to pay' : 'left'}
          {voidReason !== null && ` · ${voidReason}`}
        </p>
        {(voucher.canShowCode || canVoid || state === 'waiting') && state !== 'void' && (
          <div className="flex flex-wrap gap-2">
            {state === 'waiting' && (
              <Button kind="dark" size="s" onClick={onPaid} aria-label={`Record transfer for ${name}`}>
                Record transfer
              </Button>
            )}
            {voucher.canShowCode && (
              <Button kind="paper" size="s" onClick={onShowCode} aria-label={`Show code of ${name}`}>
                Show code
              </Button>
            )}
            {canVoid && (
              <Button kind="quiet" size="s" onClick={onVoid} aria-label={`Void ${name}`}>
                Void
              </Button>
            )}
          </div>
        )}
      </Panel>
    </li>
  );
}

function write(amount: number): string {
  return formatNaira(convertNairaToKobo(amount));
}
