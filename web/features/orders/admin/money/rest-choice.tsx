import type { ReceivingMethod } from '../../../../../domain/delivery/calendar.ts';
import { CornerTile } from '../../../../ui/fields/corner-tile.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { writeNaira } from '../../order-words.ts';

/** What becomes of an order of which a part is paid. */
export type Rest = 'agreed' | 'awaited';

/** No amount: a draft keeps what was typed and not what follows from it. */
export const REST_TILES = ['rest'] as const;

type RestChoiceProps = {
  readonly rest: number;
  readonly method: ReceivingMethod;
  readonly heldUntil: Date;
  readonly chosen: Rest | null;
  readonly problem: string | undefined;
  readonly onChoose: (rest: Rest) => void;
};

/** The kitchen counts on the order now, or once the rest is there: nobody but staff knows which was agreed. */
export function RestChoice({ rest, method, heldUntil, chosen, problem, onChoose }: RestChoiceProps) {
  const [name] = REST_TILES;
  const tile = (value: Rest) => ({
    name,
    value,
    checked: chosen === value,
    onChange: () => onChoose(value),
  });
  return (
    <fieldset>
      <legend className="mb-2 text-label font-semibold">{`When is the other ${writeNaira(rest)} paid?`}</legend>
      <div className="grid grid-cols-2 gap-2.5">
        <CornerTile {...tile('agreed')} title={method === 'delivery' ? 'On delivery' : 'At pickup'}>
          The order is confirmed now.
        </CornerTile>
        <CornerTile {...tile('awaited')} title="Before that">
          Held until {formatMoment(heldUntil.toISOString())}, then it expires.
        </CornerTile>
      </div>
      <Problem>{problem}</Problem>
    </fieldset>
  );
}
