import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { redeemVoucherForOrderEndpoint } from '../../../../../contract/voucher-admin.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { type RedeemedVoucher, VoucherPayment } from '../../../codes/voucher-payment-context.tsx';
import { DueCard } from './due-card.tsx';
import type { Asked } from './payment-amount.ts';

type VoucherDialogBodyProps = {
  readonly order: Pick<Asked, 'due'> & {
    readonly id: string;
    readonly number: string;
    readonly customerName: string;
    readonly pictureId: string | null;
    readonly design: string;
  };
  readonly onBack: () => void;
  /** With what it paid, in naira. */
  readonly onPaid: (order: AdminOrderDetails, amount: number) => void;
};

/** The customer shows a voucher at the desk, or reads its code out. */
export function VoucherDialogBody({ order, onBack, onPaid }: VoucherDialogBodyProps) {
  const { id, number, due } = order;
  const pay = async ({ idempotencyKey, ...body }: RedeemedVoucher) => {
    const recorded = await shopApi.call(redeemVoucherForOrderEndpoint, {
      params: { id },
      body,
      idempotencyKey,
    });
    onPaid(recorded, body.amount);
  };
  return (
    <div className="grid gap-4 p-5 phone:p-7">
      <h2 className="text-fs-3">Pay with a voucher</h2>
      <DueCard
        title={order.customerName}
        detail={`Order ${number}`}
        due={due}
        pictureId={order.pictureId}
        design={order.design}
      />
      <VoucherPayment due={due} pay={pay} />
      <Button size="s" onClick={onBack} className="-ml-4 justify-self-start">
        Another payment method
      </Button>
    </div>
  );
}
