import { useId } from 'react';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';

export type Choice<Value extends string> = {
  readonly value: Value;
  readonly name: string;
  readonly explanation: string;
};

type ChoiceTilesProps<Value extends string> = {
  readonly legend: string;
  /** For groups whose section already says it. */
  readonly isLegendHidden?: boolean;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
};

/** One of a few, each with a sentence about what it means. */
export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>) {
  const { legend, isLegendHidden = false, choices, value, onChoose } = props;
  const groupName = useId();
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'visually-hidden' : 'mb-1.5 text-label font-semibold'}>
        {legend}
      </legend>
      <div className="grid gap-2.5 phone:grid-flow-col phone:auto-cols-fr">
        {choices.map((choice) => (
          <ChoiceTile
            key={choice.value}
            name={groupName}
            title={choice.name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          >
            {choice.explanation}
          </ChoiceTile>
        ))}
      </div>
    </fieldset>
  );
}
