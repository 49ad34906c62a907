import { randomBytes, randomInt } from 'node:crypto';
import {
  beginPairingEndpoint,
  checkPinEndpoint,
  endKitchenDeviceEndpoint,
  listKitchenDevicesEndpoint,
  pairKitchenDeviceEndpoint,
  readOwnDeviceEndpoint,
  resetPinEndpoint,
  setOwnPinEndpoint,
} from '../../../../contract/kitchen-devices.ts';
import { accept, refuse } from '../../../../domain/refusal.ts';
import { PIN_LOCKED } from '../../../../domain/users/staff-pin.ts';
import type { Transaction } from '../../../database/database.ts';
import { announceNews } from '../../../database/news.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { isId } from '../../../http/id-parameter.ts';
import { countNetwork, type RateLimiter } from '../../../http/rate-limit.ts';
import { serve } from '../../../http/serve.ts';
import { NO_SUCH_USER } from '../admin/change-user.ts';
import type { FactorSecrets } from '../second-factor/factor-secrets.ts';
import type { DeviceParts } from './device-actor.ts';
import { hashDeviceSecret, readDeviceHash, writeDeviceCookie } from './device-cookie.ts';
import {
  deleteDevice,
  deletePin,
  findDevice,
  insertWaitingDevice,
  listPairedDevices,
  listPinOwners,
  pairDevice,
  writePin,
} from './devices.store.ts';

const CODE_MINUTES = 10;
const NO_SUCH_CODE = refuse(
  'invalid',
  'no_such_code',
  'No tablet shows this code. Check it, or get a new one on the tablet.',
  { code: 'No tablet shows this code. Check it, or get a new one on the tablet.' },
);
const NO_SUCH_DEVICE = refuse('not_found', 'no_such_device', 'This tablet is no longer paired.');

export type DeviceRoutesParts = DeviceParts & {
  readonly factorSecrets: FactorSecrets;
  readonly rateLimiter: RateLimiter;
  readonly isSecure: boolean;
};

/** Tablets of the kitchen, and the PINs by which people say at them who they are. */
export function createDeviceRoutes(parts: DeviceRoutesParts) {
  const { db, factorSecrets, rateLimiter, isSecure } = parts;
  const hashCode = (typed: string) => factorSecrets.hashPin(typed.replaceAll(/\D/g, ''), 'pairing');
  const note = (tx: Transaction, action: 'shop.tablet_paired' | 'shop.tablet_ended', actorId: string) =>
    recordAuditEvent(tx, { action, actorId, subjectId: actorId });

  async function describePaired(deviceId: string) {
    const devices = (await listPairedDevices(db)).map((device) => ({
      ...device,
      name: device.name ?? '',
      pairedAt: (device.pairedAt ?? new Date(0)).toISOString(),
      lastSeenAt: device.lastSeenAt?.toISOString() ?? null,
    }));
    return { devices, wanted: devices.find(({ id }) => id === deviceId) };
  }

  return [
    serve(beginPairingEndpoint, async ({ c }) => {
      const limit = { name: 'tablet-pairing', attempts: 30, perMinutes: 60 };
      const tooMany = await rateLimiter.refuse(c, countNetwork(limit, c.get('clientAddress')));
      if (tooMany) return tooMany;
      const now = new Date();
      const secret = randomBytes(32).toString('base64url');
      const digits = String(randomInt(100_000_000)).padStart(8, '0');
      const codeExpiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
      const row = { secretHash: hashDeviceSecret(secret), codeHash: hashCode(digits), codeExpiresAt };
      await db.transaction((tx) => insertWaitingDevice(tx, row, now));
      writeDeviceCookie(c, secret, isSecure);
      const code = `${digits.slice(0, 4)} ${digits.slice(4)}`;
      return accept({ status: 'waiting', code, expiresAt: codeExpiresAt.toISOString() } as const);
    }),

    serve(readOwnDeviceEndpoint, async ({ c }) => {
      const hash = readDeviceHash(c.req.raw.headers);
      const device = hash === undefined ? undefined : await findDevice(db, hash);
      if (!device) return accept({ status: 'none' } as const);
      if (!device.pairedAt) {
        return accept({ status: device.codeExpiresAt > new Date() ? 'waiting' : 'none' } as const);
      }
      return accept({ status: 'paired', name: device.name ?? '', people: await listPinOwners(db) } as const);
    }),

    serve(checkPinEndpoint, async () => accept(undefined)),

    serve(listKitchenDevicesEndpoint, async () => accept({ data: (await describePaired('')).devices })),

    serve(pairKitchenDeviceEndpoint, async ({ c, actor: { userId }, body }) => {
      const limit = { name: 'tablet-code', attempts: 10, perMinutes: 15 };
      const tooMany = await rateLimiter.refuse(c, [{ limit, key: userId }]);
      if (tooMany) return tooMany;
      const paired = await inTransaction(db, async (tx) => {
        const by = { name: body.name, pairedBy: userId, pairedAt: new Date() };
        const device = await pairDevice(tx, hashCode(body.code), by);
        if (!device) return NO_SUCH_CODE;
        await note(tx, 'shop.tablet_paired', userId);
        return accept(device.id);
      });
      if (!paired.ok) return paired;
      const { wanted } = await describePaired(paired.value);
      return wanted ? accept(wanted) : NO_SUCH_DEVICE;
    }),

    serve(endKitchenDeviceEndpoint, async ({ actor: { userId }, params: { id } }) => {
      if (!isId(id)) return NO_SUCH_DEVICE;
      return inTransaction(db, async (tx) => {
        if (!(await deleteDevice(tx, id))) return NO_SUCH_DEVICE;
        await announceNews(tx, { kind: 'session', userId: id, sessionId: id });
        await note(tx, 'shop.tablet_ended', userId);
        return accept(undefined);
      });
    }),

    serve(setOwnPinEndpoint, async ({ actor: { userId }, body: { pin } }) =>
      inTransaction(db, async (tx) => {
        if (!(await writePin(tx, userId, factorSecrets.hashPin(pin, userId)))) return PIN_LOCKED;
        await recordAuditEvent(tx, { action: 'user.pin_set', actorId: userId, subjectId: userId });
        return accept(undefined);
      }),
    ),

    serve(resetPinEndpoint, async ({ actor: { userId }, params: { id } }) => {
      if (!isId(id)) return NO_SUCH_USER;
      return inTransaction(db, async (tx) => {
        if (!(await deletePin(tx, id))) return NO_SUCH_USER;
        await recordAuditEvent(tx, { action: 'user.pin_reset', actorId: userId, subjectId: id });
        return accept(undefined);
      });
    }),
  ];
}
