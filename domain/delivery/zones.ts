import type { NigerianState } from '../addresses/states.ts';
import { convertNairaToKobo } from '../money.ts';
import type { Demand } from './calendar.ts';

export const ZONES_MAX = 60;
export const ZONE_NAME_MAX_LENGTH = 60;
/** Two weeks. */
export const EXTRA_NOTICE_MAX_HOURS = 336;

/** Part of a state; without local government areas it is the whole state. */
export type ZonePlace = { readonly state: NigerianState; readonly lgas: readonly string[] };

export type Zone = {
  readonly id: string;
  readonly name: string;
  readonly places: readonly ZonePlace[];
  readonly feeInKobo: number;
  /** Of the goods, before the fee. */
  readonly minimumInKobo: number;
  readonly allowsPayOnDelivery: boolean;
  /** On top of what the kitchen needs, where the way is long; left out: none. */
  readonly extraNoticeHours?: number | undefined;
  /** Categories whose goods do not survive the way. */
  readonly excludedCategories?: readonly string[] | undefined;
  /** Ids of single products that do not, where the rest of their category does. */
  readonly excludedProducts?: readonly string[] | undefined;
};

export type DeliveryTerms = {
  readonly zones: readonly Zone[];
  /** Null: never free. */
  readonly freeAboveInKobo: number | null;
};

/** In naira, as the owner names them. */
type NamedTerms = {
  readonly zones: readonly (Omit<Zone, 'feeInKobo' | 'minimumInKobo'> & {
    readonly fee: number;
    readonly minimum: number;
  })[];
  readonly freeAbove: number | null;
};

export function toDeliveryTerms({ zones, freeAbove }: NamedTerms): DeliveryTerms {
  return {
    zones: zones.map(({ fee, minimum, ...zone }) => ({
      ...zone,
      feeInKobo: convertNairaToKobo(fee),
      minimumInKobo: convertNairaToKobo(minimum),
    })),
    freeAboveInKobo: freeAbove === null ? null : convertNairaToKobo(freeAbove),
  };
}

export function listDeliveredStates(zones: readonly Pick<Zone, 'places'>[]): readonly NigerianState[] {
  return [...new Set(zones.flatMap(({ places }) => places.map(({ state }) => state)))];
}

/** The least that is delivered anywhere; undefined where nothing is delivered. */
export function findSmallestMinimum(zones: readonly Pick<Zone, 'minimumInKobo'>[]): number | undefined {
  return zones.length > 0 ? Math.min(...zones.map(({ minimumInKobo }) => minimumInKobo)) : undefined;
}

/** A zone that is far away needs more time than what is baked for it. */
export function addNotice(demand: Demand, zone: Pick<Zone, 'extraNoticeHours'> | undefined): Demand {
  const wayHours = zone?.extraNoticeHours ?? 0;
  return { ...demand, leadTimeHours: demand.leadTimeHours + wayHours, ...(wayHours > 0 && { wayHours }) };
}

/** What is ordered, as far as a zone looks at it. */
export type Goods = { readonly id: string; readonly name: string; readonly category: string };

/** What a zone rules out of a cart, each once and in its order. */
export function listExcluded(
  { excludedCategories = [], excludedProducts = [] }: Pick<Zone, 'excludedCategories' | 'excludedProducts'>,
  items: readonly Goods[],
): readonly string[] {
  const isOut = ({ id, category }: Goods) =>
    excludedCategories.includes(category) || excludedProducts.includes(id);
  return [...new Set(items.filter(isOut).map(({ name }) => name))];
}

type Place = { readonly state: string; readonly lga: string };

/** What is not delivered there: by its zone or, while only the state is known, by any zone of it. */
export function listUndelivered(
  zones: readonly Zone[],
  place: Place,
  items: readonly Goods[],
): readonly string[] {
  const zone = findZone(zones, place);
  const possible = place.lga === '' ? listZonesOf(zones, place.state) : zone ? [zone] : [];
  const [first = [], ...others] = possible.map((each) => listExcluded(each, items));
  return first.filter((name) => others.every((names) => names.includes(name)));
}

/** Whichever part of the state they are. */
export function listZonesOf(zones: readonly Zone[], state: string): readonly Zone[] {
  return zones.filter(({ places }) => places.some((place) => place.state === state));
}

/** Of one state something is delivered to, whichever part of it. */
export function isServed(zones: readonly Zone[], state: string): boolean {
  return listZonesOf(zones, state).length > 0;
}

/** A zone that names the local government area comes before one that has the whole state. */
export function findZone(zones: readonly Zone[], { state, lga }: Place): Zone | undefined {
  const isHere = (place: ZonePlace) => place.state === state;
  return (
    zones.find((zone) => zone.places.some((place) => isHere(place) && place.lgas.includes(lga))) ??
    zones.find((zone) => zone.places.some((place) => isHere(place) && place.lgas.length === 0))
  );
}

export function computeDeliveryFee(
  { freeAboveInKobo }: Pick<DeliveryTerms, 'freeAboveInKobo'>,
  zone: Pick<Zone, 'feeInKobo'>,
  goodsInKobo: number,
): number {
  return freeAboveInKobo !== null && goodsInKobo >= freeAboveInKobo ? 0 : zone.feeInKobo;
}
