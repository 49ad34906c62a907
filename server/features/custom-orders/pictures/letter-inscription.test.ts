import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '../../../../domain/custom-orders/design/cake-design.ts';
import {
  BASE_INCHES,
  INSCRIPTION_PLACES,
  LETTERINGS,
} from '../../../../domain/custom-orders/design/options.ts';
import { planLayers } from '../../../../domain/custom-orders/picture/plan-layers.ts';
import type { PlannedText } from '../../../../domain/custom-orders/picture/plan-text.ts';
import { letterInscription } from './letter-inscription.ts';

const SCALE = 1.5;
/** What is free between the field and the beads around it: letters are made of whole pixels, their shadow included. */
const MARGIN = 5;
const TEXTS = [
  'Ada',
  'Happy Birthday Adaeze',
  'Ẹ kú ọjọ́ ìbí Adésọlá ọmọ wa olólùfẹ́',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii',
  'Mr & Mrs <Okonkwo> "2025"',
  'عيد ميلاد سعيد',
];

function planText(
  inscription: (typeof DEFAULT_DESIGN)['inscription'],
  baseInches: (typeof BASE_INCHES)[number],
) {
  const { text } = planLayers({ ...DEFAULT_DESIGN, baseInches, inscription });
  if (!text) throw new Error('no text in the plan');
  return text;
}

test('words stay within the beads, whatever they say', async () => {
  for (const text of TEXTS) {
    for (const lettering of LETTERINGS) {
      for (const place of INSCRIPTION_PLACES) {
        for (const baseInches of BASE_INCHES) {
          const planned = planText({ text, lettering, place }, baseInches);
          const words = await letterInscription({ ...planned, bendRadius: null }, SCALE);
          expect(words?.width).toBeLessThan((planned.width + MARGIN) * SCALE);
          expect(words?.height).toBeLessThan((planned.height + MARGIN) * SCALE);
        }
      }
    }
  }
});

test('a long text is as wide as its field', async () => {
  const planned = planText({ text: 'Happy Birthday', lettering: 'script', place: 'front' }, 8);
  const oneLine: PlannedText = { ...planned, lines: ['Happy Birthday to you'], bendRadius: null };
  const words = await letterInscription(oneLine, SCALE);
  expect(words?.width).toBeGreaterThan(planned.width * SCALE * 0.96);
});

test('a text of nothing to see leaves the plaque empty', async () => {
  for (const text of ['🎂', '\u200b', ' ']) {
    const planned = planText({ text: 'x', lettering: 'script', place: 'front' }, 8);
    expect(await letterInscription({ ...planned, lines: [text] }, SCALE)).toBeNull();
  }
});
