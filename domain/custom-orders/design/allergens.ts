import { ALLERGENS, type Allergen } from '../../catalogue/allergens.ts';
import type { CakeDesign } from './cake-design.ts';
import type { OptionGroup, OptionId } from './option-groups.ts';

export type Diet = 'isEggless' | 'isNutFree';

/** Flour in each sponge, milk in each frosting: no choice leaves them out. */
export const IN_EVERY_CAKE: ReadonlySet<Allergen> = new Set(['gluten', 'milk']);

/** What is eaten of a design, apart from colours. */
export type EdibleGroup = Exclude<OptionGroup, 'finish' | 'colour' | 'stand'>;
/** What a cake's allergen comes from, so that a warning can name it. */
export type AllergenSource = {
  readonly [Group in EdibleGroup]: { readonly group: Group; readonly id: OptionId<Group> };
}[EdibleGroup];
export type FoundAllergen = { readonly allergen: Allergen; readonly sources: readonly AllergenSource[] };

type AllergensOf<Group extends EdibleGroup> = Readonly<Record<OptionId<Group>, readonly Allergen[]>>;

/** Flour, butter and milk; the egg of a sponge is left out of an eggless cake. */
const SPONGE = ['gluten', 'milk', 'egg'] as const;
/** Chocolate and sprinkles are made with soya lecithin. */
const CHOCOLATE = ['milk', 'soya'] as const;

const SPONGE_ALLERGENS: AllergensOf<'sponge'> = {
  vanilla: SPONGE,
  chocolate: [...SPONGE, 'soya'],
  'red-velvet': SPONGE,
  lemon: SPONGE,
  carrot: [...SPONGE, 'nuts'],
  coconut: SPONGE,
  funfetti: [...SPONGE, 'soya'],
  marble: [...SPONGE, 'soya'],
};
/** Fondant itself holds nothing, but it lies on a coat of buttercream. */
const FROSTING_ALLERGENS: AllergensOf<'frosting'> = {
  buttercream: ['milk'],
  'whipped-cream': ['milk'],
  fondant: ['milk'],
  ganache: CHOCOLATE,
};
const FILLING_ALLERGENS: AllergensOf<'filling'> = {
  buttercream: ['milk'],
  strawberry: ['milk'],
  'chocolate-ganache': CHOCOLATE,
  'salted-caramel': ['milk'],
  'cream-cheese': ['milk'],
  'lemon-curd': ['milk', 'egg'],
  mango: ['milk'],
};
const DRIP_ALLERGENS: AllergensOf<'drip'> = {
  none: [],
  chocolate: CHOCOLATE,
  white: CHOCOLATE,
  caramel: ['milk'],
  pink: CHOCOLATE,
};
const BORDER_ALLERGENS: AllergensOf<'lowerBorder'> = {
  none: [],
  shells: ['milk'],
  pearls: [],
  rosettes: ['milk'],
};
const SIDE_ALLERGENS: AllergensOf<'side'> = {
  none: [],
  sprinkles: ['soya'],
  'gold-leaf': [],
  'quilted-pearls': [],
  'flower-cascade': [],
};
const TOPPING_ALLERGENS: AllergensOf<'topping'> = {
  none: [],
  strawberries: [],
  berries: [],
  macarons: ['milk', 'egg', 'nuts'],
  'sugar-roses': [],
  'wild-flowers': [],
  'chocolate-shards': CHOCOLATE,
  truffles: [...CHOCOLATE, 'nuts'],
  sprinkles: ['soya'],
  'rosettes-cherry': ['milk'],
};

const ALLERGENS_OF: { readonly [Group in EdibleGroup]: AllergensOf<Group> } = {
  sponge: SPONGE_ALLERGENS,
  frosting: FROSTING_ALLERGENS,
  filling: FILLING_ALLERGENS,
  drip: DRIP_ALLERGENS,
  lowerBorder: BORDER_ALLERGENS,
  upperBorder: BORDER_ALLERGENS,
  side: SIDE_ALLERGENS,
  topping: TOPPING_ALLERGENS,
};

/** Held together by its eggs; the other sponges are also baked without. */
const SPONGE_THAT_NEEDS_EGG: OptionId<'sponge'> = 'carrot';

/** Whether an option can be had in a cake of that diet. */
export function isFreeOf<Group extends EdibleGroup>(diet: Diet, group: Group, id: OptionId<Group>): boolean {
  if (diet === 'isNutFree') return !readAllergens(group, id).includes('nuts');
  if (group === 'sponge') return id !== SPONGE_THAT_NEEDS_EGG;
  return !readAllergens(group, id).includes('egg');
}

/** What a cake of this design must not be served with, and where it comes from. */
export function findAllergens(design: CakeDesign): readonly FoundAllergen[] {
  const sources = listEdibles(design);
  return ALLERGENS.flatMap((allergen) => {
    const holding = sources.filter((source) => holds(source, allergen, design.isEggless));
    return holding.length > 0 ? [{ allergen, sources: holding }] : [];
  });
}

export function listAllergens(design: CakeDesign): readonly Allergen[] {
  return findAllergens(design).map(({ allergen }) => allergen);
}

function holds({ group, id }: AllergenSource, allergen: Allergen, isEggless: boolean): boolean {
  if (allergen === 'egg' && isEggless && group === 'sponge' && isFreeOf('isEggless', group, id)) return false;
  return readAllergens(group, id).includes(allergen);
}

/** Each option once, however many tiers have it. */
function listEdibles({ tiers, frosting, topping }: CakeDesign): readonly AllergenSource[] {
  const ofTiers = tiers.flatMap((tier): AllergenSource[] => [
    { group: 'sponge', id: tier.sponge },
    { group: 'filling', id: tier.filling },
    { group: 'drip', id: tier.drip },
    { group: 'lowerBorder', id: tier.lowerBorder },
    { group: 'upperBorder', id: tier.upperBorder },
    { group: 'side', id: tier.side },
  ]);
  const all: AllergenSource[] = [
    ...ofTiers,
    { group: 'frosting', id: frosting },
    { group: 'topping', id: topping },
  ];
  return [...new Map(all.map((source) => [`${source.group}:${source.id}`, source])).values()];
}

function readAllergens(group: EdibleGroup, id: string): readonly Allergen[] {
  const table: Readonly<Record<string, readonly Allergen[]>> = ALLERGENS_OF[group];
  return table[id] ?? [];
}
