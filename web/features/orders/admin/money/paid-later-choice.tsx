import type { UnpaidDecision } from '../../../../../domain/orders/handing-over.ts';
import { CornerTile } from '../../../../ui/fields/corner-tile.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';

type PaidLaterChoiceProps = {
  readonly legend: string;
  /** One choice together with the other controls of this name. */
  readonly name: string;
  /** Left out: the browser keeps what was chosen. */
  readonly chosen?: UnpaidDecision | null;
  readonly isNotYetOffered: boolean;
  readonly isSentOut: boolean;
  readonly problem?: string | undefined;
  readonly onChoose: (decision: UnpaidDecision) => void;
};

/** What becomes of money that does not come as the goods change hands. */
export function PaidLaterChoice(props: PaidLaterChoiceProps) {
  const { legend, name, chosen, isNotYetOffered, isSentOut, problem, onChoose } = props;
  const tile = (value: UnpaidDecision) => ({
    name,
    value,
    ...(chosen !== undefined && { checked: chosen === value }),
    onChange: () => onChoose(value),
  });
  return (
    <fieldset>
      <legend className="mb-2 text-label font-semibold text-cocoa-2">{legend}</legend>
      <div className="grid grid-cols-2 gap-2.5">
        <CornerTile {...tile('on_account')} title="On credit">
          You agreed that they pay later.
        </CornerTile>
        {isNotYetOffered && (
          <CornerTile {...tile('not_yet')} title={isSentOut ? 'Rider collects' : 'Not yet'}>
            {isSentOut ? 'Paid on delivery' : 'Nothing agreed. Shown as not paid in full.'}
          </CornerTile>
        )}
      </div>
      <Problem>{problem}</Problem>
    </fieldset>
  );
}
