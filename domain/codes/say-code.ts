import type { LagosDay } from '../delivery/lagos-time.ts';
import { formatNaira } from '../money.ts';
import { MONTH_NAMES } from '../month-names.ts';
import { sayCodeGift } from './code-lines.ts';
import type { CodeRules, CodeTerms } from './code-terms.ts';

type DescribedCode = CodeTerms &
  Pick<CodeRules, 'isFirstOrderOnly' | 'startsOn' | 'endsOn' | 'usesMax' | 'usesMaxPerPerson'> & {
    /** What the products are called, in the order of their ids. */
    readonly productNames: readonly string[];
    /** It shares its terms with other codes, each of which has uses of its own. */
    readonly isOneOfMany?: boolean;
  };

const NAMES_MAX = 3;

/** "10% off Cakes worth ₦20,000 or more, until 24 December, once per customer" */
export function sayCode(code: DescribedCode): string {
  const {
    minimumInKobo,
    startsOn,
    endsOn,
    isFirstOrderOnly,
    usesMax,
    usesMaxPerPerson,
    isOneOfMany = false,
  } = code;
  const names = [...code.categories, ...code.productNames];
  const what = names.length === 0 ? '' : `${code.kind === 'free_delivery' ? ' for' : ''} ${joinNames(names)}`;
  const orders = code.kind === 'free_delivery' ? 'on orders of' : 'orders of';
  const minimum =
    minimumInKobo === 0
      ? ''
      : ` ${names.length === 0 ? orders : 'worth'} ${formatNaira(minimumInKobo)} or more`;
  return [
    `${sayCodeGift(code)}${what}${minimum}`,
    isFirstOrderOnly && 'on a first order',
    sayDates(startsOn, endsOn),
    usesMax !== null && sayUses(usesMax, isOneOfMany),
    usesMaxPerPerson !== null && `${sayTimes(usesMaxPerPerson)} per customer`,
  ]
    .filter(Boolean)
    .join(', ');
}

function sayDates(startsOn: LagosDay | null, endsOn: LagosDay | null): string {
  if (startsOn !== null && startsOn === endsOn) return `on ${sayDay(startsOn)} only`;
  const from = startsOn === null ? '' : `from ${sayDay(startsOn)}`;
  const until = endsOn === null ? '' : `until ${sayDay(endsOn)}`;
  return [from, until].filter(Boolean).join(' ');
}

function sayDay(day: LagosDay): string {
  return `${Number(day.slice(8))} ${MONTH_NAMES[Number(day.slice(5, 7)) - 1]}`;
}

function sayUses(usesMax: number, isOneOfMany: boolean): string {
  const uses = usesMax === 1 ? 'for one order' : `for the first ${usesMax} orders`;
  return isOneOfMany ? `each code ${uses}` : uses;
}

function sayTimes(times: number): string {
  if (times === 1) return 'once';
  return times === 2 ? 'twice' : `${times} times`;
}

function joinNames(names: readonly string[]): string {
  const shown =
    names.length > NAMES_MAX
      ? [...names.slice(0, NAMES_MAX - 1), `${names.length - NAMES_MAX + 1} more`]
      : names;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
