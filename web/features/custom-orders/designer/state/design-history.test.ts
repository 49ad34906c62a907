import { describe, expect, test } from 'vitest';
import { type CakeDesign, DEFAULT_DESIGN } from '../../../../../domain/custom-orders/design/cake-design.ts';
import { recordStep, startHistory, stepBack, stepForward } from './design-history.ts';

const asItIs = (design: CakeDesign) => design;
const berries: CakeDesign = { ...DEFAULT_DESIGN, topping: 'berries' };
const macarons: CakeDesign = { ...DEFAULT_DESIGN, topping: 'macarons' };
const inscribe = (text: string): CakeDesign => ({
  ...DEFAULT_DESIGN,
  inscription: { ...DEFAULT_DESIGN.inscription, text },
});

describe('undo and redo', () => {
  test('go back and forth through every step', () => {
    const made = recordStep(recordStep(startHistory(DEFAULT_DESIGN), berries), macarons);
    const back = stepBack(made, asItIs);
    expect(back.present).toEqual(berries);
    expect(stepBack(back, asItIs).present).toEqual(DEFAULT_DESIGN);
    expect(stepForward(back, asItIs).present).toEqual(macarons);
  });

  test('have nothing to do at either end', () => {
    const start = startHistory(DEFAULT_DESIGN);
    expect(stepBack(start, asItIs)).toBe(start);
    expect(stepForward(start, asItIs)).toBe(start);
  });

  test('another choice after undo takes the place of what was undone', () => {
    const back = stepBack(recordStep(startHistory(DEFAULT_DESIGN), berries), asItIs);
    const other = recordStep(back, macarons);
    expect(other.future).toEqual([]);
    expect(stepForward(other, asItIs)).toBe(other);
  });

  test('make what they bring back possible again', () => {
    const made = recordStep(startHistory(berries), macarons);
    expect(stepBack(made, () => DEFAULT_DESIGN).present).toEqual(DEFAULT_DESIGN);
  });
});

describe('a step', () => {
  test('that changes nothing is none', () => {
    const start = startHistory(DEFAULT_DESIGN);
    expect(recordStep(start, { ...DEFAULT_DESIGN })).toBe(start);
  });

  test('of typing is one with the typing before it', () => {
    const typed = ['A', 'Ad', 'Ada'].reduce(
      (history, text) => recordStep(history, inscribe(text), true),
      startHistory(DEFAULT_DESIGN),
    );
    expect(typed.past).toEqual([DEFAULT_DESIGN]);
    expect(recordStep(typed, berries).past).toEqual([DEFAULT_DESIGN, inscribe('Ada')]);
  });

  test('pushes the oldest of a hundred out', () => {
    const history = Array.from({ length: 130 }, (_, index) => inscribe(`Cake ${index}`)).reduce(
      (made, design) => recordStep(made, design),
      startHistory(DEFAULT_DESIGN),
    );
    expect(history.past).toHaveLength(100);
    expect(history.past[0]?.inscription.text).toBe('Cake 29');
  });
});
