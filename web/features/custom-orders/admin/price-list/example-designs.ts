import {
  type CakeDesign,
  DEFAULT_DESIGN,
  PLAIN_TIER,
} from '../../../../../domain/custom-orders/design/cake-design.ts';

type Example = { readonly id: string; readonly name: string; readonly design: CakeDesign };

/** Between them they have something of most groups, so that a change shows in one of them. */
export const EXAMPLES: readonly [Example, ...Example[]] = [
  { id: 'birthday', name: 'Birthday cake', design: DEFAULT_DESIGN },
  {
    id: 'party',
    name: 'Two tiers for a party',
    design: {
      ...DEFAULT_DESIGN,
      baseInches: 10,
      tiers: [
        {
          ...PLAIN_TIER,
          colour: 'sky',
          sponge: 'chocolate',
          filling: 'mango',
          drip: 'white',
          lowerBorder: 'pearls',
        },
        { ...PLAIN_TIER, colour: 'vanilla', sponge: 'funfetti', side: 'sprinkles', upperBorder: 'rosettes' },
      ],
      topping: 'macarons',
      candles: { kind: 'number', number: 30 },
      inscription: { text: 'Ada is 30', lettering: 'script', place: 'front' },
    },
  },
  {
    id: 'wedding',
    name: 'Three tiers for a wedding',
    design: {
      ...DEFAULT_DESIGN,
      baseInches: 12,
      frosting: 'fondant',
      tiers: [
        {
          ...PLAIN_TIER,
          sponge: 'red-velvet',
          filling: 'cream-cheese',
          side: 'quilted-pearls',
          lowerBorder: 'pearls',
        },
        { ...PLAIN_TIER, colour: 'blush', sponge: 'vanilla', filling: 'strawberry', side: 'flower-cascade' },
        { ...PLAIN_TIER, sponge: 'lemon', filling: 'lemon-curd', side: 'gold-leaf', lowerBorder: 'pearls' },
      ],
      topping: 'sugar-roses',
      stand: 'blush',
    },
  },
];
