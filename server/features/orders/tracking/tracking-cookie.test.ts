import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { dropTrackingCookie, listTrackingCookies, writeTrackingCookie } from './tracking-cookie.ts';

function openApp(isSecure: boolean) {
  return new Hono()
    .get('/write', (c) => {
      writeTrackingCookie(c, { id: '7', key: 'new' }, isSecure);
      return c.body(null);
    })
    .get('/drop', (c) => {
      dropTrackingCookie(c, '7');
      return c.body(null);
    })
    .get('/list', (c) => c.json(listTrackingCookies(c)));
}

test('over https the cookie is bound to this host, and without https it is what it was (P21.20)', async () => {
  const [secure] = (await openApp(true).request('/write')).headers.getSetCookie();
  expect(secure).toMatch(/^__Host-oyin\.order\.7=new; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const [plain] = (await openApp(false).request('/write')).headers.getSetCookie();
  expect(plain).toMatch(/^oyin\.order\.7=new; .*Path=\/api; HttpOnly; SameSite=Strict$/);
});

test('cookies of before are still read, the safer one of two holds, and both are dropped (P21.20)', async () => {
  const headers = { cookie: '__Host-oyin.order.7=new; oyin.order.7=old; oyin.order.8=old' };
  const listed = (await (await openApp(true).request('/list', { headers })).json()) as {
    id: string;
    key: string;
  }[];
  expect(Object.fromEntries(listed.map(({ id, key }) => [id, key]))).toEqual({
    7: 'new',
    8: 'old',
  });
  const dropped = (await openApp(true).request('/drop', { headers })).headers.getSetCookie();
  expect(dropped.map((line) => line.split('=')[0])).toEqual(['oyin.order.7', '__Host-oyin.order.7']);
});
