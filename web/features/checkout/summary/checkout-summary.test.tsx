import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { computeShownTotals } from '../../../ui/ordering/shown-totals.ts';
import { CheckoutSummary } from './checkout-summary.tsx';

const CAKE: CartItem = {
  id: 'coconut-cake',
  lineId: '1',
  name: 'Coconut cake',
  price: 7_000,
  quantity: 1,
  fullPrice: 7_000,
  formerPrice: null,
  isSold: true,
  size: null,
  inscription: '',
  allowsInscription: false,
  isEggless: false,
  design: null,
  category: 'Cakes',
  allergens: [],
  leadTimeHours: 24,
  picture: null,
};

function show(items: readonly CartItem[]): string {
  const totals = computeShownTotals(items, new Map(), undefined);
  return renderToStaticMarkup(
    <MemoryRouter>
      <CheckoutSummary items={items} totals={totals} destination={{ kind: 'unknown' }} />
    </MemoryRouter>,
  );
}

test('what can no longer be had is said to be, and is in no sum of the order (P37.44)', () => {
  const gone = { ...CAKE, id: 'meat-pie', lineId: '2', name: 'Meat pie', price: 1_500, isSold: false };
  const html = show([CAKE, gone]);
  expect(html).toContain('No longer available');
  expect(html).toMatch(/line-through[^>]*>₦1,500/);
  expect(html).toContain('Subtotal (1 item)');
  expect(show([CAKE])).not.toContain('No longer available');
});
