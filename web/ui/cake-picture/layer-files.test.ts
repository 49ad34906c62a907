import { readdirSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type CakeDesign,
  DEFAULT_DESIGN,
  PLAIN_TIER,
} from '../../../domain/custom-orders/design/cake-design.ts';
import { BORDERS, FINISHES, SIDES, TOPPINGS } from '../../../domain/custom-orders/design/options.ts';
import {
  LAYER_PLACES,
  type LayerName,
} from '../../../domain/custom-orders/picture/layer-places.generated.ts';
import { planLayers } from '../../../domain/custom-orders/picture/plan-layers.ts';

const FOLDER = join(import.meta.dirname, '../../pictures/cake-layers');
const THREE_TIERS_MAX_BYTES = 450_000;

const countBytes = (name: LayerName) => statSync(join(FOLDER, `${name}.avif`)).size;
const loadBytes = (design: CakeDesign) => {
  const names = new Set(planLayers(design).layers.map(({ name }) => name));
  return [...names].reduce((sum, name) => sum + countBytes(name), 0);
};

test('every layer has a file, and every file is a layer', () => {
  const files = readdirSync(FOLDER).map((file) => parse(file).name);
  expect(files.toSorted()).toEqual(Object.keys(LAYER_PLACES).toSorted());
});

describe('a cake of three tiers', () => {
  /** Every decoration of a tier, all three tiers alike: the heaviest cake has the heaviest choice of each everywhere. */
  const tiers = FINISHES.flatMap((finish) =>
    SIDES.flatMap((side) =>
      BORDERS.flatMap((lowerBorder) =>
        BORDERS.map((upperBorder) => ({
          ...PLAIN_TIER,
          ...{ finish, side, lowerBorder, upperBorder, drip: 'pink' as const },
        })),
      ),
    ),
  );
  const heaviestTier = tiers.reduce((heaviest, tier) =>
    loadBytes(stackThree(tier)) > loadBytes(stackThree(heaviest)) ? tier : heaviest,
  );

  function stackThree(tier: CakeDesign['tiers'][number]): CakeDesign {
    return {
      ...DEFAULT_DESIGN,
      baseInches: 12,
      tiers: [tier, tier, tier],
      candles: { kind: 'plain', count: 12 },
      inscription: { text: 'Ada', lettering: 'script', place: 'front' },
    };
  }

  test('loads less than 450 kB of layers, whatever is chosen', () => {
    for (const topping of TOPPINGS) {
      const bytes = loadBytes({ ...stackThree(heaviestTier), topping });
      expect(bytes).toBeGreaterThan(300_000);
      expect(bytes).toBeLessThan(THREE_TIERS_MAX_BYTES);
    }
  });
});
