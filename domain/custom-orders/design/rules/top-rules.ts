import { type CakeCandles, NO_CANDLES } from '../cake-design.ts';
import { CANDLE_NUMBER_MAX, CANDLES_MAX } from '../options.ts';
import { tidyCakeText } from '../tidy-cake-text.ts';
import type { DesignRule } from './design-rule.ts';

const candleCountRule: DesignRule = {
  isFirm: false,
  find({ candles }) {
    if (isWithinRange(candles)) return [];
    const message = `Up to ${CANDLES_MAX} candles, or a number from 1 to ${CANDLE_NUMBER_MAX}.`;
    return [{ code: 'candle_count', part: 'candles', tier: null, message }];
  },
  mend(design) {
    const { candles } = design;
    if (candles.kind === 'number') return { ...design, candles: NO_CANDLES };
    const count = Math.min(CANDLES_MAX, Math.max(0, Math.trunc(candles.count) || 0));
    return { ...design, candles: { kind: 'plain', count } };
  },
};

const inscriptionRule: DesignRule = {
  isFirm: false,
  find({ inscription: { text } }) {
    if (tidyCakeText(text) === text) return [];
    const message = 'The inscription can be one line of up to 40 characters.';
    return [{ code: 'inscription_untidy', part: 'inscription', tier: null, message }];
  },
  mend(design) {
    const { inscription } = design;
    return { ...design, inscription: { ...inscription, text: tidyCakeText(inscription.text) } };
  },
};

const signRule: DesignRule = {
  isFirm: false,
  find({ inscription: { text, place }, candles }) {
    if (text === '' || place !== 'top' || candles.kind !== 'number') return [];
    const message = 'A sign and number candles don’t both fit on top.';
    return [{ code: 'top_is_taken', part: 'inscription', tier: null, message }];
  },
  mend(design, _, lastChoice) {
    if (lastChoice === 'inscription') return { ...design, candles: NO_CANDLES };
    return { ...design, inscription: { ...design.inscription, place: 'front' } };
  },
};

export const TOP_RULES: readonly DesignRule[] = [candleCountRule, inscriptionRule, signRule];

function isWithinRange(candles: CakeCandles): boolean {
  if (candles.kind === 'number') return isWhole(candles.number, 1, CANDLE_NUMBER_MAX);
  return isWhole(candles.count, 0, CANDLES_MAX);
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
