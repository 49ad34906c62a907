import BankIcon from 'lucide-react/icons/landmark';
import { isPaidOnline } from '../../../../../domain/payments/payment-methods.ts';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { OnlineTiles } from '../../payment-context.tsx';
import type { PayWay } from './pay-ways.ts';

type WayTilesProps = {
  readonly ways: readonly PayWay[];
  readonly chosen: PayWay | undefined;
  readonly onChoose: (way: PayWay) => void;
};

export function WayTiles({ ways, chosen = 'card', onChoose }: WayTilesProps) {
  return (
    <fieldset className="grid gap-2.5">
      <legend className="visually-hidden">How to pay</legend>
      <OnlineTiles name="way" channels={ways.filter(isPaidOnline)} chosen={chosen} onChoose={onChoose} />
      {ways.includes('transfer') && (
        <ChoiceTile
          name="way"
          icon={<BankIcon />}
          title="Bank transfer to our account"
          checked={chosen === 'transfer'}
          onChange={() => onChoose('transfer')}
        >
          We confirm it as soon as we see it there
        </ChoiceTile>
      )}
    </fieldset>
  );
}
