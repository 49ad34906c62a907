import CashIcon from 'lucide-react/icons/banknote';
import CardIcon from 'lucide-react/icons/credit-card';
import GiftIcon from 'lucide-react/icons/gift';
import BankIcon from 'lucide-react/icons/landmark';
import BackIcon from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react/types';
import type { ChangeEvent } from 'react';
import type { HandWay } from '../../../../../domain/payments/ways.ts';
import { CornerTile } from '../../../../ui/fields/corner-tile.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';

type ShownWay = HandWay | 'online' | 'voucher';

const TILES: Readonly<Record<ShownWay, { readonly words: string; readonly WayIcon: LucideIcon }>> = {
  cash: { words: 'Cash', WayIcon: CashIcon },
  transfer: { words: 'Transfer', WayIcon: BankIcon },
  card_machine: { words: 'POS', WayIcon: CardIcon },
  online: { words: 'Original method', WayIcon: BackIcon },
  voucher: { words: 'Store credit (voucher)', WayIcon: GiftIcon },
};

type WayChoiceProps<Way extends ShownWay> = {
  readonly legend: string;
  readonly ways: readonly Way[];
  /** Left out: whoever took the money says how it came. */
  readonly suggested?: Way | undefined;
  readonly problem?: string | undefined;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
};

export function WayChoice<Way extends ShownWay>(props: WayChoiceProps<Way>) {
  const { legend, ways, suggested, problem, onChange } = props;
  return (
    <fieldset>
      <legend className="mb-2 text-label font-semibold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(--spacing(24),1fr))] gap-2.5">
        {ways.map((way) => {
          const { words, WayIcon } = TILES[way];
          return (
            <CornerTile
              key={way}
              name="way"
              value={way}
              icon={<WayIcon className="size-5" />}
              title={words}
              defaultChecked={way === suggested}
              onChange={onChange}
            />
          );
        })}
      </div>
      <Problem>{problem}</Problem>
    </fieldset>
  );
}
