import CoinsInHandIcon from 'lucide-react/icons/hand-coins';
import BankIcon from 'lucide-react/icons/landmark';
import type { ReactNode } from 'react';
import type { Order } from '../../../../../contract/orders.ts';
import type { OfflineMethod } from '../../../../../domain/payments/other-methods.ts';
import { isPaidOnline } from '../../../../../domain/payments/payment-methods.ts';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { OnlineTiles } from '../../payment-context.tsx';
import type { PayWay } from './pay-ways.ts';

type Tile = { readonly title: string; readonly words: string; readonly icon: ReactNode };

const OFFLINE: Readonly<Record<OfflineMethod, Tile>> = {
  transfer: {
    title: 'Bank transfer to our account',
    words: 'Confirmed when we receive it',
    icon: <BankIcon />,
  },
  on_delivery: {
    title: 'Pay on delivery',
    words: 'Cash or transfer to the rider',
    icon: <CoinsInHandIcon />,
  },
  at_pickup: { title: 'Pay at pickup', words: 'Cash or transfer in the shop', icon: <CoinsInHandIcon /> },
};

const isOffline = (way: PayWay): way is OfflineMethod => !isPaidOnline(way);

type WayTilesProps = {
  readonly order: Order;
  readonly ways: readonly PayWay[];
  readonly chosen: PayWay | undefined;
  readonly onChoose: (way: PayWay) => void;
};

export function WayTiles({ order, ways, chosen = 'card', onChoose }: WayTilesProps) {
  return (
    <fieldset className="grid gap-2.5">
      <legend className="visually-hidden">How to pay</legend>
      <OnlineTiles name="way" channels={ways.filter(isPaidOnline)} chosen={chosen} onChoose={onChoose} />
      {ways.filter(isOffline).map((way) => (
        <ChoiceTile
          key={way}
          name="way"
          icon={OFFLINE[way].icon}
          title={OFFLINE[way].title}
          checked={chosen === way}
          onChange={() => onChoose(way)}
        >
          {way === 'transfer' && order.status !== 'pending_payment'
            ? 'We check our account for it'
            : OFFLINE[way].words}
        </ChoiceTile>
      ))}
    </fieldset>
  );
}
