import { BREAD } from './bread.ts';
import { CELEBRATION_CAKES } from './celebration-cakes.ts';
import { CHEESECAKES } from './cheesecakes.ts';
import { COOKIES_AND_BROWNIES } from './cookies-and-brownies.ts';
import { CUPCAKES } from './cupcakes.ts';
import { CUSTOM_CAKES } from './custom-cakes.ts';
import type { DemoCategory } from './demo-product.ts';
import { PARTY_EXTRAS } from './party-extras.ts';
import { PASTRIES_AND_DOUGHNUTS } from './pastries-and-doughnuts.ts';
import { SAVOURY_PIES } from './savoury-pies.ts';
import { SMALL_CHOPS } from './small-chops.ts';
import { TARTS_AND_SLICES } from './tarts-and-slices.ts';
import { WEDDING_CAKES } from './wedding-cakes.ts';

export const DEMO_CATALOGUE: readonly DemoCategory[] = [
  CELEBRATION_CAKES,
  WEDDING_CAKES,
  CUSTOM_CAKES,
  CHEESECAKES,
  CUPCAKES,
  PASTRIES_AND_DOUGHNUTS,
  SMALL_CHOPS,
  SAVOURY_PIES,
  BREAD,
  COOKIES_AND_BROWNIES,
  TARTS_AND_SLICES,
  PARTY_EXTRAS,
];
