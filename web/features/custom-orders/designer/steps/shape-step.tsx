import { countTiersOn, listTierInches } from '../../../../../domain/custom-orders/design/cake-design.ts';
import { type DesignChoice, makeChoice } from '../../../../../domain/custom-orders/design/choices.ts';
import { BASE_INCHES, TIERS_MAX } from '../../../../../domain/custom-orders/design/options.ts';
import { DRIP_COLOURS, STAND_COLOURS } from '../../../../../domain/custom-orders/drawing/canvas/paint.ts';
import { countServings } from '../../../../../domain/custom-orders/price/effort.ts';
import { OptionChoices } from '../options/option-choices.tsx';
import { OptionField } from '../options/option-field.tsx';
import { OptionTile } from '../options/option-tile.tsx';
import { TierShape } from '../options/tier-shape.tsx';
import type { Designer } from '../state/use-designer.ts';
import { GuestFits } from './guest-fits.tsx';

const TIER_COUNTS = Array.from({ length: TIERS_MAX }, (_, index) => index + 1);
const WIDEST = BASE_INCHES.at(-1) ?? 0;
/** The wooden one is grained; this is the middle of it. */
const WOOD = DRIP_COLOURS.caramel;

/** How large: how many tiers, how wide, and what it stands on. */
export function ShapeStep({ designer }: { readonly designer: Designer }) {
  const { design, list, choose } = designer;
  const tierCount = design.tiers.length;
  const preview = (choice: DesignChoice) => {
    const made = makeChoice(design, choice, list).design;
    return { inches: listTierInches(made), servings: countServings(made, list) };
  };
  return (
    <>
      <GuestFits designer={designer} />
      <OptionField
        title="Tiers"
        chosen={tierCount === 1 ? 'One cake' : `${tierCount} tiers`}
        layout="quarters"
      >
        {TIER_COUNTS.map((count) => {
          const choice: DesignChoice = { part: 'tierCount', value: count };
          const { inches, servings } = preview(choice);
          return (
            <OptionTile
              key={count}
              name="tierCount"
              title={count === 1 ? '1 tier' : `${count} tiers`}
              detail={`serves ${servings}`}
              picture={<Silhouette inches={inches} />}
              isChosen={count === tierCount}
              onChoose={() => choose(choice)}
            />
          );
        })}
      </OptionField>
      <OptionField
        title="Size of the bottom tier"
        chosen={`${design.baseInches} inches across`}
        layout="quarters"
      >
        {BASE_INCHES.map((inches) => {
          const choice: DesignChoice = { part: 'baseInches', value: inches };
          const { inches: widths, servings } = preview(choice);
          return (
            <OptionTile
              key={inches}
              name="baseInches"
              title={`${inches} inch`}
              detail={countTiersOn(inches) < tierCount ? `${widths.length} tiers` : `serves ${servings}`}
              picture={<Silhouette inches={widths} />}
              isChosen={inches === design.baseInches}
              onChoose={() => choose(choice)}
            />
          );
        })}
      </OptionField>
      <OptionChoices
        designer={designer}
        group="stand"
        colours={{ ...STAND_COLOURS, wood: WOOD }}
        hint={<p>For the picture only. Your cake comes on a sturdy board.</p>}
      />
    </>
  );
}

function Silhouette({ inches }: { readonly inches: readonly number[] }) {
  return (
    <span className="grid h-18 w-14 max-w-full items-end">
      <TierShape inches={inches} widest={WIDEST} className="w-full" />
    </span>
  );
}
