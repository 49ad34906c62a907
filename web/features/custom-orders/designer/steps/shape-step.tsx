import { countTiersOn, listTierInches } from '../../../../../domain/custom-orders/design/cake-design.ts';
import { type DesignChoice, makeChoice } from '../../../../../domain/custom-orders/design/choices.ts';
import { BASE_INCHES, TIERS_MAX } from '../../../../../domain/custom-orders/design/options.ts';
import { DRIP_COLOURS, STAND_COLOURS } from '../../../../../domain/custom-orders/drawing/canvas/paint.ts';
import { countServings } from '../../../../../domain/custom-orders/price/effort.ts';
import { priceDesign } from '../../../../../domain/custom-orders/price/price-design.ts';
import {
  CART_PRICE_MAX_IN_KOBO,
  explainQuote,
} from '../../../../../domain/custom-orders/price/way-to-buy.ts';
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
  const { design, list, choose, arePricesKnown, discountPercentage, isForStaff } = designer;
  const tierCount = design.tiers.length;
  const preview = (choice: DesignChoice) => {
    const made = makeChoice(design, choice, list).design;
    const { totalInKobo } = priceDesign(made, list, discountPercentage);
    // At the desk every cake has a price that is agreed there and then.
    const isQuoted = arePricesKnown && !isForStaff && totalInKobo > CART_PRICE_MAX_IN_KOBO;
    const detail = (
      <>
        serves {countServings(made, list)}
        {isQuoted && <span className="block">by quote</span>}
      </>
    );
    return { inches: listTierInches(made), detail, isQuoted };
  };
  const tiers = TIER_COUNTS.map((count) => {
    const choice: DesignChoice = { part: 'tierCount', value: count };
    return { count, choice, ...preview(choice) };
  });
  // Of the cake as it is, the price below says so.
  const isQuotedNow = tiers.some(({ count, isQuoted }) => count === tierCount && isQuoted);
  const needsLimit = !isQuotedNow && tiers.some(({ isQuoted }) => isQuoted);
  return (
    <>
      <GuestFits designer={designer} />
      <OptionField
        title="Tiers"
        chosen={tierCount === 1 ? 'One cake' : `${tierCount} tiers`}
        layout="quarters"
        hint={needsLimit && <p>{explainQuote(['above_cart_limit'])}</p>}
      >
        {tiers.map(({ count, choice, inches, detail }) => (
          <OptionTile
            key={count}
            name="tierCount"
            title={count === 1 ? '1 tier' : `${count} tiers`}
            detail={detail}
            picture={<Silhouette inches={inches} />}
            isChosen={count === tierCount}
            onChoose={() => choose(choice)}
          />
        ))}
      </OptionField>
      <OptionField
        title="Size of the bottom tier"
        chosen={`${design.baseInches} inches across`}
        layout="quarters"
      >
        {BASE_INCHES.map((inches) => {
          const choice: DesignChoice = { part: 'baseInches', value: inches };
          const { inches: widths, detail } = preview(choice);
          return (
            <OptionTile
              key={inches}
              name="baseInches"
              title={`${inches} inch`}
              detail={countTiersOn(inches) < tierCount ? `${widths.length} tiers` : detail}
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
