import { useNavigate } from 'react-router';
import { HiddenLine } from '../../../../ui/product/hidden-line.tsx';
import {
  describeEgglessHidden,
  describeHidden,
  describeShownAnyway,
} from '../../../../ui/product/hidden-words.ts';
import { nameAllergens } from '../../../../ui/product/name-allergens.ts';
import { useAvoidedAllergens } from '../../allergens/allergen-context.ts';
import type { AvoidedAllergens } from '../../allergens/avoided-storage.ts';
import { writeListAddress } from '../address/list-address.ts';
import type { ListFilter } from '../address/list-filter.ts';
import { askForEggless, bringBackAvoided, leaveOutAvoided } from './safe-list.ts';
import { setShowAnyway, useShowAnyway } from './show-anyway.ts';

type HiddenNoteProps = {
  readonly filter: ListFilter;
  /** How many products the left-out allergens take from the list. */
  readonly hiddenCount: number;
  /** What they are called, where that is known. */
  readonly hiddenNames?: readonly string[];
  /** How many of them can be made without the egg that they are left out for. */
  readonly egglessCount: number;
};

/** As many as a button can name. */
const NAMED_MAX = 2;

/** Beside the way to what can be made eggless, nobody wonders which button shows what. */
function nameHidden(count: number, { excludeAllergens }: ListFilter, avoided: AvoidedAllergens): string {
  if (count === 1) return 'Show it';
  const broughtBack = excludeAllergens.filter((allergen) => avoided.has(allergen));
  return broughtBack.length <= NAMED_MAX
    ? `Show products with ${nameAllergens(broughtBack, 'or')}`
    : 'Show hidden products';
}

/** Says what is kept from the shopper and why, with the way to see it all the same. */
export function HiddenNote({ filter, hiddenCount, hiddenNames, egglessCount }: HiddenNoteProps) {
  const avoided = useAvoidedAllergens();
  const isShownAnyway = useShowAnyway(filter.query);
  const navigate = useNavigate();

  const show = (isShown: boolean) => {
    setShowAnyway(isShown ? filter.query : null);
    const next = isShown ? bringBackAvoided(filter, avoided) : leaveOutAvoided(filter, avoided);
    if (next) void navigate(writeListAddress(next));
  };

  if (isShownAnyway && avoided.size > 0) {
    return <HiddenLine text={describeShownAnyway(avoided)} button="Hide them" onClick={() => show(false)} />;
  }
  if (hiddenCount === 0) return null;
  const eggless = egglessCount > 0 ? askForEggless(filter) : null;
  return (
    <HiddenLine
      text={`${describeHidden(hiddenCount, filter.excludeAllergens, hiddenNames)} ${describeEgglessHidden(egglessCount, hiddenCount)}`.trim()}
      {...(avoided.size > 0 && {
        button: nameHidden(hiddenCount, filter, avoided),
        onClick: () => show(true),
      })}
      {...(eggless && { link: { to: writeListAddress(eggless), words: 'Show eggless options' } })}
    />
  );
}
