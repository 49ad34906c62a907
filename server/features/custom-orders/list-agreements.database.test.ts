import { expect, test } from 'vitest';
import { kitchenDaySchema, kitchenPaperSchema } from '../../../contract/kitchen.ts';
import { type CustomOrderAdmin, openCustomOrderAdmin } from '../../testing/custom-order-admin.ts';
import { FRIDAY } from '../../testing/order-inputs.ts';
import { addPicture } from '../../testing/reference-pictures.ts';

/** Two pictures, one with the request and one with a message; two quotes, of which the second is accepted. */
async function agree(admin: CustomOrderAdmin) {
  const pictures = [await addPicture(admin.ada), await addPicture(admin.ada)];
  const asked = await admin.ask({ instructions: 'A talking drum on top', pictures: pictures.slice(0, 1) });
  await admin.write(asked.id, { text: 'Like this one', pictures: pictures.slice(1) });
  await admin.quote(asked.id, { note: 'Of sponge' });
  await admin.quote(asked.id, { note: 'Of sugar', lines: [{ words: 'Cake with drum', amount: 90_000 }] });
  const order = await admin.accept(asked.id, { quoteVersion: 2 });
  const agreement = {
    id: asked.id,
    number: asked.number,
    productId: asked.productId,
    instructions: 'A talking drum on top',
    quoteLines: ['Cake with drum'],
    quoteNote: 'Of sugar',
    pictures: pictures.map((id) => expect.objectContaining({ id, width: 40, height: 30 })),
  };
  return { order, agreement };
}

test('the kitchen’s ticket of a custom order has its request, what was agreed and all pictures (P1.24)', {
  tags: 'long',
}, async () => {
  const admin = await openCustomOrderAdmin();
  const { order, agreement } = await agree(admin);
  await admin.pay({ visitor: admin.ada, order });
  const cartOrder = await admin.placeAsGuest();
  const answer = await admin.owner.ask(`/api/admin/kitchen?day=${FRIDAY}`);
  const { tickets } = kitchenDaySchema.parse(await answer.json());
  const found = new Map(tickets.map((ticket) => [ticket.id, ticket.agreement]));
  expect(found.get(order.id)).toEqual(agreement);
  expect(found.get(cartOrder.order.id)).toBeNull();
});

test('on paper it can be had before the deposit is paid, with the design tier by tier and no price', {
  tags: 'long',
}, async () => {
  const admin = await openCustomOrderAdmin();
  const { order, agreement } = await agree(admin);
  const answer = await admin.owner.ask(`/api/admin/kitchen/${order.id}`);
  const body: unknown = await answer.json();
  expect(kitchenPaperSchema.parse(body)).toMatchObject({
    number: order.number,
    agreement,
    lines: [{ designLines: [{ label: 'Cake, 8 inch' }, { label: 'On top', text: 'Strawberries' }] }],
  });
  expect(JSON.stringify(body)).not.toMatch(/90000|deposit|price/i);
  expect((await admin.owner.ask('/api/admin/kitchen/7')).status).toBe(404);
  expect((await admin.ada.ask(`/api/admin/kitchen/${order.id}`)).status).toBe(403);
});
