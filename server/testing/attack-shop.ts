import { randomUUID } from 'node:crypto';
import { refusalSchema } from '../../contract/refusal.ts';
import { DEMO_CALENDAR } from '../demo/delivery-plan.ts';
import { setOutBakery } from './order-admin.ts';
import { openProductAdmin } from './product-admin.ts';
import { SHOP_URL } from './shop-app.ts';

/** Fewer than the uploads that are taken at once: who is told to wait has not been answered. */
const AT_ONCE = 5;

export type Attempt = {
  readonly method: string;
  readonly path: string;
  readonly contentType?: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
};

/** A shop with something in it, and its owner's token in the hands of somebody who sends what no form of ours does. */
export async function openUnderAttack() {
  const { shop, owner, create, addPicture } = await openProductAdmin({ rateLimitFactor: 1_000 });
  await create({ status: 'published' });
  await setOutBakery(shop.db, DEMO_CALENDAR);
  const token = await owner.fetchToken();

  /** What is wrong with the answer, if it is neither done nor refused in the one form that refusals have. */
  async function findFault({ method, path, contentType, body }: Attempt): Promise<string | undefined> {
    const answer = await shop.app.request(path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        origin: SHOP_URL,
        'idempotency-key': randomUUID(),
        ...(contentType && { 'content-type': contentType }),
      },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    // Who is turned away at the door has not tried what is behind it.
    const isTurnedAway = [401, 403].includes(answer.status) && !text.includes('"not_signed"');
    if (answer.status < 400 || (answer.status < 500 && !isTurnedAway && isRefusal(text))) return undefined;
    return `${answer.status} to ${method} ${path} ${String(body).slice(0, 200)}: ${text.slice(0, 200)}`;
  }

  return {
    /** Names what is really there in the place of what only looks like it. */
    makeReal: async (body: object): Promise<object> => ({
      ...body,
      ...('ownerId' in body && { ownerId: owner.userId }),
      ...('pictures' in body &&
        'category' in body && { pictures: [{ id: await addPicture(), alt: 'A pie' }] }),
    }),

    async listFaults(attempts: readonly Attempt[]): Promise<readonly string[]> {
      const faults: (string | undefined)[] = [];
      for (let start = 0; start < attempts.length; start += AT_ONCE) {
        const answered = attempts.slice(start, start + AT_ONCE).map(findFault);
        faults.push(...(await Promise.all(answered)));
      }
      return faults.filter((fault) => fault !== undefined);
    },
  };
}

function isRefusal(text: string): boolean {
  try {
    return refusalSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
