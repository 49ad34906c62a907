import { describe, expect, test } from 'vitest';
import { type CakeDesign, DEFAULT_DESIGN } from '../../../../../domain/custom-orders/design/cake-design.ts';
import type { DesignChoice } from '../../../../../domain/custom-orders/design/choices.ts';
import { writeDesignText } from '../../../../../domain/custom-orders/link/design-text.ts';
import { DEFAULT_PRICE_LIST } from '../../../../../domain/custom-orders/price/default-price-list.ts';
import type { PriceList } from '../../../../../domain/custom-orders/price/price-list.ts';
import { changeDesigner, type DesignerAction, openDesigner } from './designer-state.ts';

const act = (...actions: readonly DesignerAction[]) =>
  actions.reduce(changeDesigner, openDesigner(DEFAULT_DESIGN));
const choose = (choice: DesignChoice): DesignerAction => ({ type: 'choose', choice });
const berries: CakeDesign = { ...DEFAULT_DESIGN, topping: 'berries' };
const withoutStrawberries: PriceList = {
  ...DEFAULT_PRICE_LIST,
  version: 2,
  options: {
    ...DEFAULT_PRICE_LIST.options,
    topping: {
      ...DEFAULT_PRICE_LIST.options.topping,
      strawberries: { ...DEFAULT_PRICE_LIST.options.topping.strawberries, isOffered: false },
    },
  },
};

describe('a choice', () => {
  test('changes the cake and says nothing when nothing gives way', () => {
    const { history, note } = act(choose({ part: 'topping', value: 'berries' }));
    expect(history.present.topping).toBe('berries');
    expect(note).toBeNull();
  });

  test('that others give way to is told with what they are now, and can be undone', () => {
    const { history, note } = act(
      choose({ part: 'finish', tier: 'all', value: 'combed' }),
      choose({ part: 'frosting', value: 'fondant' }),
    );
    expect(history.present.tiers[0]?.finish).toBe('smooth');
    expect(note).toEqual({
      tone: 'tip',
      text: 'Fondant only comes in a smooth finish. Changed to: smooth finish.',
      canUndo: true,
    });
  });

  test('of more tiers than the base carries widens the base, and tells', () => {
    const { history, note } = act(choose({ part: 'tierCount', value: 4 }));
    expect(history.present).toMatchObject({ baseInches: 10 });
    expect(note?.text).toMatch(/Changed to: a 10-inch base\.$/);
  });

  test('of what cannot be had changes nothing and says why', () => {
    const state = act(
      choose({ part: 'isNutFree', value: true }),
      choose({ part: 'topping', value: 'macarons' }),
    );
    expect(state.history.present.topping).toBe('strawberries');
    expect(state.note).toEqual({ tone: 'warning', text: 'A topping of macarons is made with nuts.' });
  });

  test('for a tier that is then taken away is for all tiers again', () => {
    const { scope } = act(
      choose({ part: 'tierCount', value: 3 }),
      { type: 'turnTo', scope: 2 },
      choose({ part: 'tierCount', value: 1 }),
    );
    expect(scope).toBe('all');
  });
});

describe('opening', () => {
  test('shows the design of the link', () => {
    const { history, note, isTouched } = act({
      type: 'open',
      linked: writeDesignText(berries),
      stored: null,
    });
    expect(history.present).toEqual(berries);
    expect(note).toBeNull();
    expect(isTouched).toBe(false);
  });

  test('refuses a broken link politely and shows the first cake', () => {
    const { history, note } = act({ type: 'open', linked: '1.nonsense', stored: null });
    expect(history.present).toEqual(DEFAULT_DESIGN);
    expect(note).toEqual({
      tone: 'warning',
      text: 'This link is incomplete. Ask for it again, or start a new design.',
    });
  });

  test('brings back what was kept', () => {
    const { history, note } = act({ type: 'open', linked: null, stored: writeDesignText(berries) });
    expect(history.present).toEqual(berries);
    expect(note?.text).toBe('Welcome back. Here’s the cake you were designing.');
  });

  test('of a link leaves what was kept one step back', () => {
    const linked = writeDesignText({ ...DEFAULT_DESIGN, topping: 'truffles' });
    const { history } = act({ type: 'open', linked, stored: writeDesignText(berries) }, { type: 'undo' });
    expect(history.present).toEqual(berries);
  });

  test('forgives a kept design that nobody can read', () => {
    expect(act({ type: 'open', linked: null, stored: '{}' }).history.present).toEqual(DEFAULT_DESIGN);
  });
});

test('what the shop does not offer today is replaced once its price list is there, and told', () => {
  const { history, note, list } = act({ type: 'learnPrices', list: withoutStrawberries });
  expect(history.present.topping).toBe('none');
  expect(note?.text).toBe('“Strawberries” is not offered at the moment. Changed to: no topping.');
  expect(list.version).toBe(2);
});

test('undo never brings back what is no longer offered', () => {
  const { history } = act(
    choose({ part: 'topping', value: 'berries' }),
    { type: 'learnPrices', list: withoutStrawberries },
    { type: 'undo' },
  );
  expect(history.present.topping).toBe('none');
});

test('a surprise can be undone', () => {
  const state = act({ type: 'replace', design: berries, note: 'How about this one?' });
  expect(state.note).toEqual({ tone: 'good', text: 'How about this one?', isUnseen: true });
  expect(changeDesigner(state, { type: 'undo' }).history.present).toEqual(DEFAULT_DESIGN);
});
