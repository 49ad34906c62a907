import { type ReactNode, useId } from 'react';
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
import { joinClasses } from '../../../../ui/join-classes.ts';
import { nameAllergens } from '../../../../ui/product/name-allergens.ts';
import { useAvoidedAllergens } from '../../../catalogue/allergens/allergen-context.ts';
import type { Designer } from '../state/use-designer.ts';
import { chooseOption, priceOption, readChosen } from './option-choice.ts';
import { OptionField } from './option-field.tsx';
import { OptionTile } from './option-tile.tsx';

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
        if (colours) {
          const extra = arePricesKnown && priceInKobo > 0 ? `+${formatNaira(priceInKobo)}` : '';
          return <Swatch key={id} {...common} colour={colours[id]} extra={extra} />;
        }
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

type SwatchProps = {
  readonly name: string;
  readonly title: string;
  /** The catalogue's own colour, which is no token of the shop. */
  readonly colour: string;
  /** Blank where it costs no more. */
  readonly extra: string;
  readonly isChosen: boolean;
  readonly obstacle?: string | undefined;
  readonly onChoose: () => void;
};

/** A dab of icing. Its name stands below, because a colour alone says little to many eyes. */
function Swatch({ name, title, colour, extra, isChosen, obstacle, onChoose }: SwatchProps) {
  const reasonId = useId();
  const isImpossible = obstacle !== undefined;
  return (
    <label className="group relative grid min-h-23 cursor-pointer content-start justify-items-center gap-1 rounded-small text-tiny text-cocoa-2 has-checked:font-bold has-checked:text-cocoa has-focus-visible:outline-3 has-focus-visible:outline-cocoa">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        aria-disabled={isImpossible || undefined}
        aria-describedby={isImpossible ? reasonId : undefined}
        onChange={onChoose}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      />
      <svg
        viewBox="0 0 52 52"
        aria-hidden="true"
        className={joinClasses('size-13', isImpossible && 'opacity-40')}
      >
        <circle
          cx="26"
          cy="26"
          r="24.5"
          className="fill-none stroke-transparent stroke-3 transition-[stroke] group-has-checked:stroke-cocoa"
        />
        <circle cx="26" cy="26" r="20.5" fill={colour} className="stroke-cocoa/20" />
        <path
          d="M13 21a14 14 0 0 1 9-9"
          className="fill-none stroke-paper/70 stroke-3"
          strokeLinecap="round"
        />
        {isImpossible && <path d="M12 40 40 12" className="stroke-cocoa stroke-2" />}
      </svg>
      {title}
      {extra !== '' && <span className="figures -mt-1">{extra}</span>}
      {isImpossible && (
        <span id={reasonId} className="visually-hidden">
          {obstacle}
        </span>
      )}
    </label>
  );
}
