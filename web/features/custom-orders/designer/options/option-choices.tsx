import type { ReactNode } from 'react';
import type { Allergen } from '../../../../../domain/catalogue/allergens.ts';
import { findAllergens } from '../../../../../domain/custom-orders/design/allergens.ts';
import { findObstacle, makeChoice } from '../../../../../domain/custom-orders/design/choices.ts';
import {
  OPTION_GROUP_NAMES,
  OPTION_GROUPS,
  type OptionGroup,
  type OptionId,
} from '../../../../../domain/custom-orders/design/option-groups.ts';
import { findPricedOption } from '../../../../../domain/custom-orders/price/price-list.ts';
import { formatNaira } from '../../../../../domain/money.ts';
import { nameAllergens } from '../../../../ui/product/name-allergens.ts';
import { useAvoidedAllergens } from '../../../catalogue/allergens/allergen-context.ts';
import type { Designer } from '../state/use-designer.ts';
import { chooseOption, priceOption, readChosen } from './option-choice.ts';
import { OptionField } from './option-field.tsx';
import { OptionTile } from './option-tile.tsx';
import { Swatch } from './swatch.tsx';

type OptionChoicesProps<Group extends OptionGroup> = {
  readonly designer: Designer;
  readonly group: Group;
  readonly title?: string;
  readonly layout?: 'pictures' | 'tiles';
  readonly hint?: ReactNode;
} & (
  | { readonly picture?: (id: OptionId<Group>) => ReactNode; readonly colours?: never }
  | { readonly colours: Readonly<Record<OptionId<Group>, string>>; readonly picture?: never }
);

/** All options of a group, as tiles with pictures or as dabs of colour. */
export function OptionChoices<Group extends OptionGroup>(props: OptionChoicesProps<Group>) {
  const {
    designer,
    group,
    title = OPTION_GROUP_NAMES[group],
    layout = 'pictures',
    hint,
    picture,
    colours,
  } = props;
  const { design, list, scope, choose, arePricesKnown } = designer;
  const avoided = useAvoidedAllergens();
  const chosenId = readChosen(design, group, scope);
  // The ids of one group, whichever it is.
  const ids = OPTION_GROUPS[group] as readonly OptionId<Group>[];
  const options = ids.map((id) => {
    const choice = chooseOption(group, id, scope);
    return {
      id,
      name: findPricedOption(list, group, id).name,
      obstacle: id === chosenId ? undefined : findObstacle(design, choice, list),
      priceInKobo: priceOption(design, group, id, scope, list),
      warnings: avoided.size === 0 ? [] : findWarnings(designer, group, id, avoided),
      onChoose: () => choose(choice),
    };
  });
  const reasons = [...new Set(options.flatMap(({ obstacle }) => obstacle ?? []))];
  const chosen = options.find(({ id }) => id === chosenId);
  const chosenWords = chosen
    ? [
        chosen.name,
        ...(arePricesKnown && chosen.priceInKobo > 0 ? [`+${formatNaira(chosen.priceInKobo)}`] : []),
      ]
    : ['Different on each tier'];

  return (
    <OptionField
      title={title}
      chosen={chosenWords.join(', ')}
      layout={colours ? 'swatches' : layout}
      hint={
        (reasons.length > 0 || hint) && (
          <>
            {hint}
            {reasons.length > 0 && <p>{reasons.join(' ')}</p>}
          </>
        )
      }
    >
      {options.map(({ id, name, obstacle, priceInKobo, warnings, onChoose }) => {
        const common = { name: group, title: name, isChosen: id === chosenId, obstacle, onChoose };
        if (colours) return <Swatch key={id} {...common} colour={colours[id]} />;
        return (
          <OptionTile
            key={id}
            {...common}
            picture={picture?.(id)}
            detail={
              warnings.length > 0 ? (
                <span className="font-semibold text-ember-deep">has {nameAllergens(warnings, 'and')}</span>
              ) : (
                writeExtra(arePricesKnown, priceInKobo)
              )
            }
          />
        );
      })}
    </OptionField>
  );
}

/** The place is kept while prices are on their way. */
export function writeExtra(arePricesKnown: boolean, priceInKobo: number): string {
  if (!arePricesKnown) return ' ';
  return priceInKobo === 0 ? 'included' : `+${formatNaira(priceInKobo)}`;
}

/** What an option would bring into the cake that the shopper avoids. */
function findWarnings<Group extends OptionGroup>(
  { design, list, scope }: Designer,
  group: Group,
  id: OptionId<Group>,
  avoided: ReadonlySet<Allergen>,
): readonly Allergen[] {
  const made = makeChoice(design, chooseOption(group, id, scope), list).design;
  return findAllergens(made)
    .filter(({ allergen, sources }) => {
      return avoided.has(allergen) && sources.some((source) => source.group === group && source.id === id);
    })
    .map(({ allergen }) => allergen);
}
