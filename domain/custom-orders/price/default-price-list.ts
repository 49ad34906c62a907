import { convertNairaToKobo as naira } from '../../money.ts';
import { OPTION_NAMES, type OptionGroup, type OptionId } from '../design/option-groups.ts';
import type { PricedOption, PriceList } from './price-list.ts';

/** Naira for every inch across; what is not named costs nothing extra. */
type ExtraPrices<Group extends OptionGroup> = Partial<Record<OptionId<Group>, number>>;

const BORDER_PRICES = { shells: 250, pearls: 200, rosettes: 350 };

/** What a bakery in Lagos asks: an 8-inch cake comes to ₦55,000 plain and to about ₦85,000 with all there is. */
export const DEFAULT_PRICE_LIST: PriceList = {
  version: 1,
  tiers: {
    4: { priceInKobo: naira(24_000), servings: 6, workUnits: 3 },
    6: { priceInKobo: naira(38_000), servings: 10, workUnits: 4 },
    8: { priceInKobo: naira(55_000), servings: 18, workUnits: 6 },
    10: { priceInKobo: naira(80_000), servings: 30, workUnits: 9 },
    12: { priceInKobo: naira(110_000), servings: 44, workUnits: 12 },
  },
  options: {
    frosting: priceOptions('frosting', { 'whipped-cream': 200, fondant: 900, ganache: 700 }),
    finish: priceOptions('finish', { combed: 150, rustic: 100 }),
    colour: priceOptions('colour', { charcoal: 250, chocolate: 100 }),
    sponge: priceOptions('sponge', {
      chocolate: 200,
      'red-velvet': 300,
      lemon: 200,
      carrot: 350,
      coconut: 250,
      funfetti: 150,
      marble: 200,
    }),
    filling: priceOptions('filling', {
      strawberry: 300,
      'chocolate-ganache': 350,
      'salted-caramel': 300,
      'cream-cheese': 400,
      'lemon-curd': 300,
      mango: 250,
    }),
    drip: priceOptions('drip', { chocolate: 500, white: 550, caramel: 450, pink: 550 }),
    lowerBorder: priceOptions('lowerBorder', BORDER_PRICES),
    upperBorder: priceOptions('upperBorder', BORDER_PRICES),
    side: priceOptions('side', {
      sprinkles: 250,
      'gold-leaf': 1_500,
      'quilted-pearls': 900,
      'flower-cascade': 1_600,
    }),
    topping: priceOptions('topping', {
      strawberries: 1_000,
      berries: 1_400,
      macarons: 1_200,
      'sugar-roses': 1_500,
      'wild-flowers': 1_200,
      'chocolate-shards': 600,
      truffles: 900,
      sprinkles: 150,
      'rosettes-cherry': 450,
    }),
    stand: priceOptions('stand', {}),
  },
  stackingInKobo: naira(6_000),
  inscriptionInKobo: { front: naira(2_500), top: naira(3_500) },
  candleInKobo: naira(200),
  numberCandleInKobo: naira(1_000),
  egglessPerInchInKobo: naira(300),
  nutFreePerInchInKobo: naira(150),
  leadTimeHours: { plain: 48, perFurtherTier: 24, handmade: 24 },
};

function priceOptions<Group extends OptionGroup>(
  group: Group,
  extraInNaira: ExtraPrices<Group>,
): PriceList['options'][Group] {
  const names: Readonly<Record<string, string>> = OPTION_NAMES[group];
  const extras: Readonly<Record<string, number | undefined>> = extraInNaira;
  const options = Object.entries(names).map(([id, name]): [string, PricedOption] => [
    id,
    { name, pricePerInchInKobo: naira(extras[id] ?? 0), isOffered: true },
  ]);
  // Made from the group's own names, so it has exactly the group's ids.
  return Object.fromEntries(options) as PriceList['options'][Group];
}
