import type { ReactNode } from 'react';
import type { VoucherPicture } from '../../../domain/vouchers/voucher.ts';
import { useShopProfile } from '../shop/shop-context.tsx';
import { VoucherArt } from './voucher-art.tsx';

type VoucherFrontProps = {
  readonly picture: VoucherPicture;
  /** In words; blank until one is chosen. */
  readonly amount: string;
  readonly recipientName: string;
  readonly message: string;
  readonly buyerName: string;
  /** Below it: its code, or nothing while it is being made. */
  readonly children?: ReactNode;
  readonly isTitle?: boolean;
};

/** A voucher as it is given: while it is being bought, on the recipient's screen and on paper. */
export function VoucherFront({
  picture,
  amount,
  recipientName,
  message,
  buyerName,
  children,
  isTitle = false,
}: VoucherFrontProps) {
  const { name: shopName } = useShopProfile();
  const Heading = isTitle ? 'h1' : 'p';
  return (
    <article className="w-full overflow-hidden rounded-picture border border-crust-2 bg-paper text-center shadow-up print:border-2 print:shadow-none">
      <VoucherArt picture={picture} className="block h-auto w-full" />
      <div className="grid gap-3 px-5 pt-6 pb-7 phone:px-9">
        <p className="text-small font-semibold tracking-wide text-cocoa-2">{shopName}</p>
        <Heading className="font-display text-fs-3 font-semibold wrap-anywhere">
          Voucher{recipientName && ` for ${recipientName}`}
        </Heading>
        {amount === '' ? (
          <p className="text-cocoa-2">Choose an amount</p>
        ) : (
          <p className="figures font-display text-fs-1 leading-none font-semibold text-hibiscus">{amount}</p>
        )}
        {message !== '' && (
          <p className="mx-auto max-w-words wrap-anywhere whitespace-pre-line">“{message}”</p>
        )}
        {buyerName !== '' && <p className="text-cocoa-2 wrap-anywhere">From {buyerName}</p>}
        {children}
      </div>
    </article>
  );
}
