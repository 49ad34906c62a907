import TransferIcon from 'lucide-react/icons/arrow-left-right';
import CreditCardIcon from 'lucide-react/icons/credit-card';
import HashIcon from 'lucide-react/icons/hash';
import type { ReactNode } from 'react';
import { readPaymentOptionsEndpoint } from '../../../contract/payments.ts';
import type { OnlineChannel } from '../../../domain/payments/ways.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { ChoiceTile } from '../../ui/fields/choice-tile.tsx';
import { type Loaded, useLoaded } from '../../ui/loading/use-loaded.ts';

/** Nobody is led away from their page because this could not be asked. */
const readOnlineChannels = async (signal: AbortSignal): Promise<readonly OnlineChannel[]> =>
  (await backgroundApi.call(readPaymentOptionsEndpoint, { signal })).onlineChannels;

/** What can be paid with online; nothing where the shop has no payment provider. */
export function useOnlineChannels(): Loaded<readonly OnlineChannel[]> {
  return useLoaded(readOnlineChannels);
}

type Way = { readonly title: string; readonly words: string; readonly icon: ReactNode };

const WAYS: Readonly<Record<OnlineChannel, Way>> = {
  card: { title: 'Card', words: 'Verve, Mastercard or Visa', icon: <CreditCardIcon /> },
  bank_transfer: {
    title: 'Instant transfer',
    words: 'From your bank’s app, confirmed right away',
    icon: <TransferIcon />,
  },
  ussd: { title: 'USSD', words: 'Dial a code, no internet needed', icon: <HashIcon /> },
};

type OnlineTilesProps = {
  /** Of the form's field. */
  readonly name: string;
  readonly channels: readonly OnlineChannel[];
  readonly chosen: string | null;
  readonly onChoose: (channel: OnlineChannel) => void;
};

/** The ways to pay on the provider's page, beside each other where there is room. Stands in a fieldset. */
export function OnlineTiles({ name, channels, chosen, onChoose }: OnlineTilesProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(--spacing(44),1fr))] gap-2.5">
      {channels.map((channel) => (
        <ChoiceTile
          key={channel}
          name={name}
          icon={WAYS[channel].icon}
          title={WAYS[channel].title}
          checked={channel === chosen}
          onChange={() => onChoose(channel)}
        >
          {WAYS[channel].words}
        </ChoiceTile>
      ))}
    </div>
  );
}
