import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions } from '../../database/schema/identity.ts';
import { pushSubscriptions } from '../../database/schema/push-subscriptions.ts';
import { openPushAdmin } from '../../testing/push/push-admin.ts';
import { OTHER_PASSWORD, PASSWORD } from '../../testing/shop-app.ts';

async function openPeople() {
  const admin = await openPushAdmin();
  const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
  const ada = await admin.shop.signInUser('ada@bakery.example');
  const adaElsewhere = admin.shop.visit();
  await adaElsewhere.signIn(ada.email, PASSWORD);
  const here = await admin.subscribe(ada);
  const elsewhere = await admin.subscribe(adaElsewhere);
  const ofOwner = await admin.subscribe(owner);
  return { admin, owner, ada, adaElsewhere, here, elsewhere, ofOwner };
}
type People = Awaited<ReturnType<typeof openPeople>>;

/** Whose browser still rings after it: the owner's always. */
const ENDINGS: Readonly<
  Record<string, { readonly end: (people: People) => Promise<unknown>; readonly survivesElsewhere: boolean }>
> = {
  'signs out there': { end: ({ ada }) => ada.post('/api/auth/sign-out'), survivesElsewhere: true },
  'ends the session from another device': {
    end: ({ adaElsewhere }) => adaElsewhere.delete('/api/account/sessions'),
    survivesElsewhere: true,
  },
  'ends that one session': {
    async end({ ada, adaElsewhere }) {
      const answer = await ada.ask('/api/account/sessions');
      const { data } = (await answer.json()) as { data: { id: string; isCurrent: boolean }[] };
      const { id } = data.find(({ isCurrent }) => isCurrent) ?? {};
      return adaElsewhere.delete(`/api/account/sessions/${id}`);
    },
    survivesElsewhere: true,
  },
  'changes the password': {
    end: ({ adaElsewhere }) =>
      adaElsewhere.post('/api/auth/change-password', {
        currentPassword: PASSWORD,
        newPassword: OTHER_PASSWORD,
      }),
    survivesElsewhere: false,
  },
  'is signed out everywhere': {
    end: ({ owner, ada }) => owner.post(`/api/admin/users/${ada.userId}/sign-out-everywhere`),
    survivesElsewhere: false,
  },
  'is disabled': {
    end: ({ owner, ada }) => owner.post(`/api/admin/users/${ada.userId}/disable`),
    survivesElsewhere: false,
  },
  'deletes the account': {
    end: ({ ada }) => ada.delete('/api/account', { password: PASSWORD }),
    survivesElsewhere: false,
  },
};

describe('a browser no longer rings for a person who', () => {
  test.each(Object.entries(ENDINGS))('%s', async (_, { end, survivesElsewhere }) => {
    const people = await openPeople();
    await end(people);
    const stored = await people.admin.db.select({ target: pushSubscriptions.target }).from(pushSubscriptions);
    const expected = [people.ofOwner, ...(survivesElsewhere ? [people.elsewhere] : [])];
    expect(stored.map(({ target }) => target).sort()).toEqual(
      expected.map(({ address }) => address.target).sort(),
    );
  });
});

test('a session that only ran out leaves its browser subscribed: that is when a push is of use', {
  tags: 'long',
}, async () => {
  const { admin, ada, here } = await openPeople();
  const past = new Date(Date.now() - 1_000);
  await admin.db.update(sessions).set({ expiresAt: past }).where(eq(sessions.userId, ada.userId));
  // Whoever signs in next sweeps out what has expired, and so does a look at one's own.
  await ada.ask('/api/auth/get-session');
  await admin.shop.signInUser('bola@bakery.example');
  expect(await admin.db.$count(sessions, eq(sessions.userId, ada.userId))).toBe(0);
  const stored = await admin.db
    .select({ target: pushSubscriptions.target })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, ada.userId));
  expect(stored.map(({ target }) => target)).toContain(here.address.target);
});
