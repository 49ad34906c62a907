import { useId } from 'react';
import { CheckIcon } from '../../../../ui/icons/status.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';

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
      <legend className={joinClasses('text-label font-semibold', isLegendHidden && 'visually-hidden')}>
        {legend}
      </legend>
      <div
        className={joinClasses(
          'grid gap-2.5 phone:grid-flow-col phone:auto-cols-fr',
          !isLegendHidden && 'mt-1.5',
        )}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative cursor-pointer rounded-card border border-bark bg-paper px-4 py-3 has-checked:border-cocoa has-checked:bg-honey-soft has-checked:ring-1 has-checked:ring-cocoa has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cocoa"
          >
            <input
              type="radio"
              name={groupName}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="peer visually-hidden"
            />
            <span className="block pr-7 text-label font-semibold">{choice.name}</span>
            <span className="block text-small text-cocoa-2">{choice.explanation}</span>
            <span className="absolute top-3 right-3 hidden size-5.5 place-items-center rounded-full bg-cocoa text-on-dark peer-checked:grid">
              <CheckIcon className="size-3.5 stroke-3" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
