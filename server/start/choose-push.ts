import webPush from 'web-push';
import * as z from 'zod/mini';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import { createFirebasePush } from '../adapters/push/firebase.ts';
import { createWebPush } from '../adapters/push/web-push.ts';
import type { Database } from '../database/database.ts';
import { obtainSharedSecret } from '../database/shared-secret.ts';
import type { PushPort } from '../ports/push.ts';
import type { Settings } from '../settings/settings.ts';

export type PushOptions = {
  readonly settings: Pick<Settings, 'firebase' | 'demo' | 'isDemoPublic'>;
  readonly db: Database;
  readonly publicUrl: string;
  readonly readShopProfile: () => Pick<ShopProfile, 'email'>;
};

export type ChosenPush = {
  readonly port: PushPort;
  /** What a page has to be allowed to talk to besides the shop. */
  readonly browserHosts: readonly string[];
  readonly close: () => void;
};

const vapidKeysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

/** Firebase where there is a project, and otherwise straight to each browser's own push service. */
export async function openPushPort({
  settings,
  db,
  publicUrl,
  readShopProfile,
}: PushOptions): Promise<ChosenPush> {
  if (settings.firebase) {
    return {
      port: createFirebasePush(settings.firebase),
      browserHosts: [
        'https://firebaseinstallations.googleapis.com',
        'https://fcmregistrations.googleapis.com',
      ],
      close: () => {},
    };
  }
  // Browsers are bound to the keys they subscribed with, so there is one pair for the life of the shop.
  const cached = await obtainSharedSecret(db, 'vapid-keys', () =>
    JSON.stringify(webPush.generateVAPIDKeys()),
  );
  const port = createWebPush({
    keys: vapidKeysSchema.parse(JSON.parse(cached)),
    readSubject: () => describeSubject(readShopProfile().email, publicUrl),
    // Strangers must not make the shop call its neighbours.
    allowsPrivateHosts: settings.demo && !settings.isDemoPublic,
  });
  return { port, browserHosts: [], close: port.close };
}

/** The address of the shop, or of the people in it: plain http is no address for anybody else. */
function describeSubject(email: string, publicUrl: string): string {
  if (email) return `mailto:${email}`;
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:no-reply@${new URL(publicUrl).hostname}`;
}
