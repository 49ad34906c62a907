import { sql } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import webPush from 'web-push';
import { createWebPush } from '../../adapters/push/web-push.ts';
import { openOrderAdmin } from '../order-admin.ts';
import type { Visitor } from '../visitor.ts';
import { startPushService, type TestBrowser } from './push-service.ts';

export const SUBSCRIPTION_PATH = '/api/push/subscription';

type PushAdminOptions = { readonly timeLimitMs?: number; readonly receivesNews?: boolean };

/** A shop that takes orders and rings at browsers, with the push service behind them. */
export async function openPushAdmin({ timeLimitMs, receivesNews = false }: PushAdminOptions = {}) {
  const service = await startPushService();
  onTestFinished(service.stop);
  const push = createWebPush({
    keys: webPush.generateVAPIDKeys(),
    readSubject: () => 'mailto:hello@shop.example',
    allowsPrivateHosts: true,
    ca: service.certificate,
    ...(timeLimitMs !== undefined && { timeLimitMs }),
  });
  onTestFinished(push.close);
  const admin = await openOrderAdmin({ push, receivesNews });

  return {
    ...admin,
    service,
    push,
    /** As a browser does once its owner has allowed it. */
    async subscribe(
      visitor: Pick<Visitor, 'put'>,
      browser: TestBrowser = service.openBrowser(),
    ): Promise<TestBrowser> {
      const answer = await visitor.put(SUBSCRIPTION_PATH, browser.address);
      expect(answer.status).toBe(204);
      return browser;
    },

    /** The jobs that still wait to ring somewhere, and how long from now. */
    async listWaiting() {
      const { rows } = await admin.db.execute<{
        attempts: number;
        pauseInSeconds: number;
        runAt: string;
      }>(sql`
        select attempts, extract(epoch from run_at - now())::float as "pauseInSeconds", run_at::text as "runAt"
        from graphile_worker.jobs where task_identifier = 'send-push' order by id
      `);
      return rows;
    },

    /** As if every pause were over. */
    async settleAgain(): Promise<void> {
      await admin.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
      await admin.shop.settle();
    },
  };
}
