import { accept, type Result } from '../../../../domain/refusal.ts';
import {
  PIN_LOCKED,
  PIN_REQUIRED,
  refuseWrongPin,
  STAFF_PIN_HEADER,
} from '../../../../domain/users/staff-pin.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { isId } from '../../../http/id-parameter.ts';
import type { FactorSecrets } from '../second-factor/factor-secrets.ts';
import { readDeviceHash } from './device-cookie.ts';
import { clearPinAttempts, findDevice, noteDeviceSeen, takePinAttempt } from './devices.store.ts';

export type DeviceParts = {
  readonly db: Database;
  readonly factorSecrets: Pick<FactorSecrets, 'hashPin'>;
};

/** A paired tablet, which looks as itself and records as the person whose PIN comes along. Undefined: it is none. */
export async function readDeviceActor(
  parts: DeviceParts,
  headers: Headers,
  isWrite: boolean,
): Promise<Result<Actor> | undefined> {
  const hash = readDeviceHash(headers);
  const device = hash === undefined ? undefined : await findDevice(parts.db, hash);
  if (!device?.pairedAt) return undefined;
  await noteDeviceSeen(parts.db, device.id, new Date());
  const itself = { sessionId: device.id, role: 'kitchen', deviceId: device.id } as const;
  if (!isWrite) return accept({ ...itself, userId: device.id, email: '' });
  const [userId = '', pin = ''] = (headers.get(STAFF_PIN_HEADER) ?? '').split('.');
  if (!isId(userId)) return PIN_REQUIRED;
  const checked = await checkPin(parts, userId, pin);
  return checked.ok ? accept({ ...itself, userId, email: checked.value }) : checked;
}

function checkPin({ db, factorSecrets }: DeviceParts, userId: string, pin: string): Promise<Result<string>> {
  return inTransaction(db, async (tx) => {
    const attempt = await takePinAttempt(tx, userId);
    if (!attempt) return PIN_LOCKED;
    if (attempt.pinHash === factorSecrets.hashPin(pin, userId)) {
      await clearPinAttempts(tx, userId);
      return accept(attempt.email);
    }
    const refused = refuseWrongPin(attempt.attempts);
    if (refused.refusal.code === PIN_LOCKED.refusal.code) {
      await recordAuditEvent(tx, { action: 'user.pin_locked', actorId: null, subjectId: userId });
    }
    return refused;
  });
}
