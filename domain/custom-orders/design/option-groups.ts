import {
  BORDERS,
  COLOURS,
  DRIPS,
  FILLINGS,
  FINISHES,
  FROSTINGS,
  SIDES,
  SPONGES,
  STANDS,
  TOPPINGS,
} from './options.ts';

/** What is chosen from a list of names. The owner names, prices and offers each of them. */
export const OPTION_GROUPS = {
  frosting: FROSTINGS,
  finish: FINISHES,
  colour: COLOURS,
  sponge: SPONGES,
  filling: FILLINGS,
  drip: DRIPS,
  lowerBorder: BORDERS,
  upperBorder: BORDERS,
  side: SIDES,
  topping: TOPPINGS,
  stand: STANDS,
} as const;
export type OptionGroup = keyof typeof OPTION_GROUPS;
export type OptionId<Group extends OptionGroup> = (typeof OPTION_GROUPS)[Group][number];

export const OPTION_GROUP_NAMES: Readonly<Record<OptionGroup, string>> = {
  frosting: 'Frosting',
  finish: 'Finish',
  colour: 'Colour',
  sponge: 'Sponge',
  filling: 'Filling',
  drip: 'Drip',
  lowerBorder: 'Lower border',
  upperBorder: 'Upper border',
  side: 'Side decoration',
  topping: 'Topping',
  stand: 'Stand',
};

export type OptionNames = {
  readonly [Group in OptionGroup]: Readonly<Record<OptionId<Group>, string>>;
};

const BORDER_NAMES = { none: 'None', shells: 'Shells', pearls: 'Pearls', rosettes: 'Rosettes' };

/** What an option is called until the owner calls it something else. */
export const OPTION_NAMES: OptionNames = {
  frosting: {
    buttercream: 'Buttercream',
    'whipped-cream': 'Whipped cream',
    fondant: 'Fondant',
    ganache: 'Ganache',
  },
  finish: { smooth: 'Smooth', combed: 'Combed', rustic: 'Rustic', 'semi-naked': 'Semi-naked' },
  colour: {
    ivory: 'Ivory',
    vanilla: 'Vanilla',
    blush: 'Blush',
    rose: 'Rose',
    lilac: 'Lilac',
    sky: 'Sky',
    mint: 'Mint',
    pistachio: 'Pistachio',
    lemon: 'Lemon',
    peach: 'Peach',
    caramel: 'Caramel',
    chocolate: 'Chocolate',
    charcoal: 'Charcoal',
  },
  sponge: {
    vanilla: 'Vanilla',
    chocolate: 'Chocolate',
    'red-velvet': 'Red velvet',
    lemon: 'Lemon',
    carrot: 'Carrot',
    coconut: 'Coconut',
    funfetti: 'Funfetti',
    marble: 'Marble',
  },
  filling: {
    buttercream: 'Buttercream',
    strawberry: 'Strawberry',
    'chocolate-ganache': 'Chocolate ganache',
    'salted-caramel': 'Salted caramel',
    'cream-cheese': 'Cream cheese',
    'lemon-curd': 'Lemon curd',
    mango: 'Mango',
  },
  drip: { none: 'None', chocolate: 'Chocolate', white: 'White chocolate', caramel: 'Caramel', pink: 'Pink' },
  lowerBorder: BORDER_NAMES,
  upperBorder: BORDER_NAMES,
  side: {
    none: 'None',
    sprinkles: 'Sprinkles',
    'gold-leaf': 'Gold leaf',
    'quilted-pearls': 'Quilted pearls',
    'flower-cascade': 'Flower cascade',
  },
  topping: {
    none: 'None',
    strawberries: 'Strawberries',
    berries: 'Mixed berries',
    macarons: 'Macarons',
    'sugar-roses': 'Sugar roses',
    'wild-flowers': 'Wild flowers',
    'chocolate-shards': 'Chocolate shards',
    truffles: 'Truffles',
    sprinkles: 'Sprinkles',
    'rosettes-cherry': 'Rosettes and cherries',
  },
  stand: { white: 'White', blush: 'Blush', wood: 'Wood' },
};

/** Said beside the frosting: a Lagos afternoon decides more parties than any decoration. */
export const FROSTING_ADVICE: Readonly<Record<OptionId<'frosting'>, string>> = {
  buttercream: 'Keeps its shape in a cool room. Outdoors, keep it in the shade for two hours at most.',
  'whipped-cream': 'Light and soft. Keep it in the fridge until you cut it. Two tiers at most.',
  fondant: 'Holds up in the heat. Best for outdoor parties.',
  ganache: 'Deep and glossy. It softens above 25 °C, so keep it in a cool room.',
};
