import type { CakeDesign } from '../../../../../domain/custom-orders/design/cake-design.ts';
import type { Colour } from '../../../../../domain/custom-orders/design/options.ts';

/** Far from the icing, so that the cake stands out: a blush one before pistachio, a mint one before blush. */
const BACKDROPS: Readonly<Record<Colour, string>> = {
  ivory: 'bg-tint-pistachio',
  vanilla: 'bg-tint-sky',
  blush: 'bg-tint-pistachio',
  rose: 'bg-tint-pistachio',
  lilac: 'bg-tint-honey',
  sky: 'bg-tint-honey',
  mint: 'bg-tint-blush',
  pistachio: 'bg-tint-blush',
  lemon: 'bg-tint-sky',
  peach: 'bg-tint-sky',
  caramel: 'bg-tint-sky',
  chocolate: 'bg-tint-blush',
  charcoal: 'bg-tint-honey',
};

export function pickBackdrop({ tiers }: Pick<CakeDesign, 'tiers'>): string {
  return BACKDROPS[tiers[0]?.colour ?? 'ivory'];
}
