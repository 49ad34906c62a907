import SunIcon from 'lucide-react/icons/sun';
import {
  FROSTING_ADVICE,
  OPTION_GROUP_NAMES,
} from '../../../../../domain/custom-orders/design/option-groups.ts';
import { ICING_COLOURS } from '../../../../../domain/custom-orders/drawing/canvas/paint.ts';
import { type DrawnGroup, drawOption } from '../options/draw-option.ts';
import { OptionChoices } from '../options/option-choices.tsx';
import { OptionPicture } from '../options/option-picture.tsx';
import type { Designer } from '../state/use-designer.ts';

const DRAWN: readonly Exclude<DrawnGroup, 'topping'>[] = [
  'drip',
  'finish',
  'lowerBorder',
  'upperBorder',
  'side',
];
const TITLES = { ...OPTION_GROUP_NAMES, lowerBorder: 'Lower border', upperBorder: 'Upper border' };

/** What everybody sees. */
export function OutsideStep({ designer }: { readonly designer: Designer }) {
  const { frosting } = designer.design;
  return (
    <>
      <OptionChoices designer={designer} group="colour" colours={ICING_COLOURS} />
      <OptionChoices
        designer={designer}
        group="frosting"
        layout="tiles"
        title={designer.design.tiers.length > 1 ? 'Frosting for the whole cake' : 'Frosting'}
        hint={
          <p className="flex min-h-[2lh] gap-2">
            <SunIcon className="mt-0.5 size-4.5" />
            {FROSTING_ADVICE[frosting]}
          </p>
        }
      />
      {DRAWN.map((group) => (
        <OptionChoices
          key={group}
          designer={designer}
          group={group}
          title={TITLES[group]}
          picture={(id) => <OptionPicture address={drawOption(group, id)} />}
        />
      ))}
    </>
  );
}
