import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import { WAY_WORDS } from '../admin-words.ts';

type WayChoiceProps<Way extends keyof typeof WAY_WORDS> = {
  readonly legend: string;
  readonly ways: readonly Way[];
  readonly suggested: Way;
  readonly problem: string | undefined;
};

export function WayChoice<Way extends keyof typeof WAY_WORDS>(props: WayChoiceProps<Way>) {
  const { legend, ways, suggested, problem } = props;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-label font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">
        {ways.map((way) => (
          <ChoiceTile
            key={way}
            isCompact
            name="way"
            value={way}
            title={WAY_WORDS[way]}
            defaultChecked={way === suggested}
          />
        ))}
      </div>
      <Problem>{problem}</Problem>
    </fieldset>
  );
}
