import { ALLERGEN_NAMES, type Allergen } from '../../../../../domain/catalogue/allergens.ts';
import { EGGLESS_OR_MADE_SO, isEgglessTag } from '../../../../../domain/catalogue/eggless.ts';
import { nameDiet } from '../../../../../domain/catalogue/name-diet.ts';
import { findNeededDay } from '../../../../../domain/catalogue/needs.ts';
import { OCCASION_NAMES } from '../../../../../domain/catalogue/occasions.ts';
import { convertNairaToKobo, formatNaira } from '../../../../../domain/money.ts';
import { nameDayShortly } from '../../../../ui/slots/day-words.ts';
import { changeFilter, type ListFilter, toggleValue } from './list-filter.ts';

const HOURS_PER_DAY = 24;

export type FilterChip = {
  readonly label: string;
  /** The list without this filter. */
  readonly without: ListFilter;
  /** Set on what is left out for being an allergen. */
  readonly allergen?: Allergen;
};

/** One chip for each filter that can be taken away, in the order of the filters. A cached page, read on other days as well, has no `now`. */
export function listChips(filter: ListFilter, now: Date | null = null): readonly FilterChip[] {
  const chips: FilterChip[] = [];
  const add = (name: 'category' | 'dietary' | 'flavor') => {
    for (const value of filter[name]) {
      const label = name === 'dietary' ? nameChosenDiet(value) : value;
      chips.push({ label, without: toggleValue(filter, name, value) });
    }
  };
  add('category');
  for (const occasion of filter.occasion) {
    const without = toggleValue(filter, 'occasion', occasion);
    chips.push({ label: OCCASION_NAMES[occasion], without });
  }
  add('dietary');
  add('flavor');
  for (const allergen of filter.excludeAllergens) {
    const isMadeWithout = filter.query !== '' && allergen === 'egg';
    const label = isMadeWithout ? EGGLESS_OR_MADE_SO : `No ${ALLERGEN_NAMES[allergen].toLowerCase()}`;
    chips.push({ label, without: toggleValue(filter, 'excludeAllergens', allergen), allergen });
  }
  if (filter.custom !== null) {
    const label = filter.custom ? 'Custom' : 'Ready-made';
    chips.push({ label, without: changeFilter(filter, { custom: null }) });
  }
  const price = describePriceRange(filter);
  if (price !== null)
    chips.push({ label: price, without: changeFilter(filter, { minPrice: null, maxPrice: null }) });
  if (filter.serves !== null) {
    chips.push({ label: `Serves ${filter.serves}`, without: changeFilter(filter, { serves: null }) });
  }
  if (filter.notice !== null) {
    chips.push({
      label: describeNotice(filter.notice, now),
      without: changeFilter(filter, { notice: null }),
    });
  }
  return chips;
}

/** As a search says it, so that nobody wonders at what is only made so. */
function nameChosenDiet(tag: string): string {
  return isEgglessTag(tag) ? EGGLESS_OR_MADE_SO : nameDiet(tag);
}

function describeNotice(hours: number, now: Date | null): string {
  if (now !== null) return `By ${nameDayShortly(findNeededDay(hours, now))}`;
  const days = Math.max(1, Math.round(hours / HOURS_PER_DAY));
  return days === 1 ? 'Ready by tomorrow' : `Ready in ${days} days`;
}

function describePriceRange({ minPrice, maxPrice }: ListFilter): string | null {
  if (minPrice === null && maxPrice === null) return null;
  if (minPrice === null) return `Up to ${format(maxPrice)}`;
  if (maxPrice === null) return `From ${format(minPrice)}`;
  return `${format(minPrice)}–${format(maxPrice)}`;
}

function format(amountInNaira: number | null): string {
  return formatNaira(convertNairaToKobo(amountInNaira ?? 0));
}
