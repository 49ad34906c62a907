import { findPricedOption } from '../../price/price-list.ts';
import type { CakeTier } from '../cake-design.ts';
import type { Colour, Finish, Frosting } from '../options.ts';
import { type DesignRule, findInTiers, mendTiers } from './design-rule.ts';
import { keepTiers } from './shape-rules.ts';

const WHIPPED_CREAM_TIERS_MAX = 2;

const FINISHES_OF: Readonly<Record<Frosting, readonly Finish[]>> = {
  buttercream: ['smooth', 'combed', 'rustic', 'semi-naked'],
  'whipped-cream': ['smooth', 'combed', 'rustic', 'semi-naked'],
  fondant: ['smooth'],
  ganache: ['smooth', 'combed', 'rustic'],
};
const GANACHE_COLOURS: readonly Colour[] = ['chocolate', 'ivory'];
const DARK_COLOURS: readonly Colour[] = ['caramel', 'chocolate', 'charcoal'];

const stackingRule: DesignRule = {
  isFirm: false,
  find({ frosting, tiers }) {
    if (frosting !== 'whipped-cream' || tiers.length <= WHIPPED_CREAM_TIERS_MAX) return [];
    const message = 'Whipped cream is too soft for more than two tiers.';
    return [{ code: 'too_soft_to_stack', part: 'frosting', tier: null, message }];
  },
  mend(design, _, lastChoice) {
    if (lastChoice === 'frosting') return keepTiers(design, WHIPPED_CREAM_TIERS_MAX);
    return { ...design, frosting: 'buttercream' };
  },
};

const finishRule: DesignRule = {
  isFirm: false,
  find(design) {
    const { frosting } = design;
    const message =
      frosting === 'fondant'
        ? 'Fondant only comes in a smooth finish.'
        : 'A semi-naked finish needs buttercream or whipped cream.';
    return findInTiers(design, ({ finish }) =>
      FINISHES_OF[frosting].includes(finish)
        ? undefined
        : { code: 'finish_needs_other_frosting', part: 'finish', message },
    );
  },
  mend(design, _, lastChoice) {
    if (lastChoice === 'finish') return { ...design, frosting: 'buttercream' };
    const finishes = FINISHES_OF[design.frosting];
    return mendTiers(design, (tier) =>
      finishes.includes(tier.finish) ? tier : { ...tier, finish: 'smooth' },
    );
  },
};

const ganacheRule: DesignRule = {
  isFirm: false,
  find(design) {
    if (design.frosting !== 'ganache') return [];
    const message = 'Ganache comes in chocolate and ivory.';
    return findInTiers(design, ({ colour }) =>
      GANACHE_COLOURS.includes(colour) ? undefined : { code: 'ganache_colour', part: 'colour', message },
    );
  },
  mend(design, list, lastChoice) {
    if (lastChoice === 'colour') return { ...design, frosting: 'buttercream' };
    const isChocolateOffered = findPricedOption(list, 'colour', 'chocolate').isOffered;
    const pickColour = ({ colour }: CakeTier) =>
      DARK_COLOURS.includes(colour) && isChocolateOffered ? 'chocolate' : 'ivory';
    return mendTiers(design, (tier) =>
      GANACHE_COLOURS.includes(tier.colour) ? tier : { ...tier, colour: pickColour(tier) },
    );
  },
};

const quiltingRule: DesignRule = {
  isFirm: false,
  find(design) {
    return findInTiers(design, ({ side, finish }) =>
      side !== 'quilted-pearls' || finish === 'smooth'
        ? undefined
        : { code: 'quilting_needs_smooth', part: 'side', message: 'Quilted pearls need a smooth finish.' },
    );
  },
  mend(design, _, lastChoice) {
    return mendTiers(design, (tier) => {
      if (tier.side !== 'quilted-pearls') return tier;
      if (lastChoice === 'side') return { ...tier, finish: 'smooth' };
      return tier.finish === 'smooth' ? tier : { ...tier, side: 'none' };
    });
  },
};

export const FROSTING_RULES: readonly DesignRule[] = [stackingRule, finishRule, ganacheRule, quiltingRule];
