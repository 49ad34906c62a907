import { expect, test } from 'vitest';
import { OPTION_GROUPS, OPTION_NAMES, type OptionGroup } from './option-groups.ts';
import { BASE_INCHES, INSCRIPTION_PLACES, LETTERINGS, SHAPES } from './options.ts';

const GROUPS = Object.keys(OPTION_GROUPS) as readonly OptionGroup[];

test('the places of all options stay as they were, because links are made of them (P8.1, P8.3)', () => {
  expect(SHAPES).toEqual(['round']);
  expect(BASE_INCHES).toEqual([6, 8, 10, 12]);
  expect(LETTERINGS).toEqual(['script', 'capitals']);
  expect(INSCRIPTION_PLACES).toEqual(['front', 'top']);
  const lists = Object.fromEntries(GROUPS.map((group) => [group, OPTION_GROUPS[group].join(' ')]));
  expect(lists).toEqual({
    frosting: 'buttercream whipped-cream fondant ganache',
    finish: 'smooth combed rustic semi-naked',
    colour: 'ivory vanilla blush rose lilac sky mint pistachio lemon peach caramel chocolate charcoal',
    sponge: 'vanilla chocolate red-velvet lemon carrot coconut funfetti marble',
    filling: 'buttercream strawberry chocolate-ganache salted-caramel cream-cheese lemon-curd mango',
    drip: 'none chocolate white caramel pink',
    lowerBorder: 'none shells pearls rosettes',
    upperBorder: 'none shells pearls rosettes',
    side: 'none sprinkles gold-leaf quilted-pearls flower-cascade',
    topping:
      'none strawberries berries macarons sugar-roses wild-flowers chocolate-shards truffles sprinkles rosettes-cherry',
    stand: 'white blush wood',
  });
});

test('every option has a name of its own within its group', () => {
  for (const group of GROUPS) {
    expect(Object.keys(OPTION_NAMES[group])).toEqual([...OPTION_GROUPS[group]]);
    expect(new Set(Object.values(OPTION_NAMES[group])).size).toBe(OPTION_GROUPS[group].length);
  }
});
