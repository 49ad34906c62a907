import { readNotice } from '../catalogue/lead-time.ts';
import { formatNaira } from '../money.ts';
import { computeDeliveryFee, type DeliveryTerms, listDeliveredStates, type Zone } from './zones.ts';

/** What delivery costs in one state, and how much more time it takes there, over all of its zones. */
export type AreaTerms = {
  readonly name: string;
  readonly lowestFeeInKobo: number;
  readonly highestFeeInKobo: number;
  readonly leastExtraHours: number;
  readonly mostExtraHours: number;
  readonly lowestMinimumInKobo: number;
  readonly highestMinimumInKobo: number;
};

/** As many as one line holds. */
const NAMED_AREAS_MAX = 3;

/** By state, in the owner's order: zones are the shop's own division. */
export function listAreas(zones: readonly Zone[]): readonly AreaTerms[] {
  return listDeliveredStates(zones).map((state) => {
    const within = zones.filter(({ places }) => places.some((place) => place.state === state));
    const fees = within.map(({ feeInKobo }) => feeInKobo);
    const minimums = within.map(({ minimumInKobo }) => minimumInKobo);
    const hours = within.map(({ extraNoticeHours = 0 }) => extraNoticeHours);
    return {
      name: nameArea(state),
      lowestFeeInKobo: Math.min(...fees),
      highestFeeInKobo: Math.max(...fees),
      leastExtraHours: Math.min(...hours),
      mostExtraHours: Math.max(...hours),
      lowestMinimumInKobo: Math.min(...minimums),
      highestMinimumInKobo: Math.max(...minimums),
    };
  });
}

/** "Lagos from ₦2,500 · Abuja ₦18,000, 2 days longer". Blank where it is the same everywhere. With `namesMinimums`, an area's minimum order too: the smallest of all is said elsewhere. */
export function describeAreas(
  areas: readonly AreaTerms[],
  terms: Pick<DeliveryTerms, 'freeAboveInKobo'>,
  goodsInKobo: number,
  namesMinimums = false,
): string {
  const smallest = Math.min(...areas.map(({ lowestMinimumInKobo }) => lowestMinimumInKobo));
  const said = namesMinimums ? Math.max(smallest, goodsInKobo) : Number.POSITIVE_INFINITY;
  const write = (area: AreaTerms) => `${writeTerms(area)}${writeMinimum(area, said)}`;
  const charge = (feeInKobo: number) => computeDeliveryFee(terms, { feeInKobo }, goodsInKobo);
  const charged = areas.map((area) => ({
    ...area,
    lowestFeeInKobo: charge(area.lowestFeeInKobo),
    highestFeeInKobo: charge(area.highestFeeInKobo),
  }));
  if (new Set(charged.map(write)).size < 2) return '';
  const [first, ...others] = charged;
  const isNamed = charged.length <= NAMED_AREAS_MAX || first === undefined;
  return (isNamed ? charged : [first, gatherElsewhere(others)])
    .map((area) => `${area.name} ${write(area)}`)
    .join(' · ');
}

/** Where the earliest delivery is for, the owner's first of them, once another area takes longer; undefined where none does. */
export function nameSoonestArea(areas: readonly AreaTerms[]): string | undefined {
  const least = Math.min(...areas.map(({ leastExtraHours }) => leastExtraHours));
  if (areas.every(({ mostExtraHours }) => mostExtraHours === least)) return undefined;
  const soonest = areas.filter(({ leastExtraHours }) => leastExtraHours === least);
  const whole = soonest.find(({ mostExtraHours }) => mostExtraHours === least);
  return whole ? whole.name : `parts of ${soonest[0]?.name}`;
}

/** Everybody says Abuja. */
export function nameArea(state: string): string {
  return state === 'FCT' ? 'Abuja' : state;
}

function gatherElsewhere(areas: readonly AreaTerms[]): AreaTerms {
  return {
    name: 'elsewhere',
    lowestFeeInKobo: Math.min(...areas.map(({ lowestFeeInKobo }) => lowestFeeInKobo)),
    highestFeeInKobo: Math.max(...areas.map(({ highestFeeInKobo }) => highestFeeInKobo)),
    leastExtraHours: Math.min(...areas.map(({ leastExtraHours }) => leastExtraHours)),
    mostExtraHours: Math.max(...areas.map(({ mostExtraHours }) => mostExtraHours)),
    lowestMinimumInKobo: Math.min(...areas.map(({ lowestMinimumInKobo }) => lowestMinimumInKobo)),
    highestMinimumInKobo: Math.max(...areas.map(({ highestMinimumInKobo }) => highestMinimumInKobo)),
  };
}

function writeTerms(area: AreaTerms): string {
  const { lowestFeeInKobo, highestFeeInKobo, leastExtraHours, mostExtraHours } = area;
  const fee = writeFee(lowestFeeInKobo, highestFeeInKobo);
  if (mostExtraHours === 0) return fee;
  return `${fee}, ${leastExtraHours < mostExtraHours ? 'up to ' : ''}${readNotice(mostExtraHours).time} longer`;
}

function writeMinimum({ lowestMinimumInKobo, highestMinimumInKobo }: AreaTerms, saidInKobo: number): string {
  if (lowestMinimumInKobo <= saidInKobo) return '';
  const from = lowestMinimumInKobo < highestMinimumInKobo ? 'from ' : '';
  return `, minimum order ${from}${formatNaira(lowestMinimumInKobo)}`;
}

function writeFee(lowestInKobo: number, highestInKobo: number): string {
  if (highestInKobo === 0) return 'free';
  if (lowestInKobo === 0) return `up to ${formatNaira(highestInKobo)}`;
  return `${lowestInKobo < highestInKobo ? 'from ' : ''}${formatNaira(lowestInKobo)}`;
}
