import { expect, test } from 'vitest';
import { listOrderViewsEndpoint, orderViewSchema } from '../../../../contract/order-views.ts';
import { openShopApp } from '../../../testing/shop-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const VIEWS = '/api/admin/order-views';

async function openViews() {
  const shop = await openShopApp();
  const signIn = (email: string) => shop.signInUser(email, { isAdmin: true });
  const save = async (by: Visitor, name: string, query = 'status=ready') => {
    const answer = await by.post(VIEWS, { name, query });
    return orderViewSchema.parse(await answer.json());
  };
  const list = async (by: Visitor) =>
    listOrderViewsEndpoint.answerSchema.parse(await (await by.ask(VIEWS)).json()).data;
  return {
    owner: await signIn('owner@bakery.example'),
    other: await signIn('other@bakery.example'),
    save,
    list,
  };
}

test('a view is kept for the administrator who saved it, and one of the same name is replaced', {
  tags: 'long',
}, async () => {
  const { owner, other, save, list } = await openViews();
  const today = await save(owner, ' Today ', 'from=2026-11-16');
  await save(owner, 'Late', 'attention=1');
  await save(other, 'Today', 'status=confirmed');
  expect(await save(owner, 'TODAY', 'to=2026-11-16')).toEqual({
    id: today.id,
    name: 'TODAY',
    query: 'to=2026-11-16',
  });
  expect((await list(owner)).map(({ name, query }) => [name, query])).toEqual([
    ['Late', 'attention=1'],
    ['TODAY', 'to=2026-11-16'],
  ]);
  expect(await list(other)).toMatchObject([{ name: 'Today', query: 'status=confirmed' }]);
});

test('a view is removed by its owner alone', async () => {
  const { owner, other, save, list } = await openViews();
  const { id } = await save(owner, 'Today');
  for (const path of [`${VIEWS}/${id}`, `${VIEWS}/nonsense`]) {
    const answer = await other.delete(path);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'no_such_view' }]);
  }
  expect((await owner.delete(`${VIEWS}/${id}`)).status).toBe(204);
  expect(await list(owner)).toEqual([]);
});

test('a 21st view is refused, also among several at once, but not another of the twenty', async () => {
  const { owner, save, list } = await openViews();
  for (let turn = 1; turn <= 18; turn += 1) await save(owner, `View ${turn}`);
  const answers = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) => owner.post(VIEWS, { name, query: '' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toEqual({
    code: 'too_many_views',
    message: 'You have 20 saved views already. Remove one first.',
    fields: { name: 'You have 20 saved views already. Remove one first.' },
  });
  expect(await save(owner, 'view 7', 'q=ada')).toMatchObject({ query: 'q=ada' });
  expect(await list(owner)).toHaveLength(20);
});

test('a view without a name or a query, or with too long ones, is refused', async () => {
  const { owner } = await openViews();
  for (const [what, body] of [
    ['without a name', { name: '', query: '' }],
    ['with a name of 41 letters', { name: 'x'.repeat(41), query: '' }],
    ['with a query of 501 letters', { name: 'Today', query: 'x'.repeat(501) }],
    ['without a query', { name: 'Today' }],
  ] as const) {
    const answer = await owner.post(VIEWS, body);
    expect([answer.status, await answer.json()], what).toMatchObject([400, { code: 'invalid_input' }]);
  }
});
