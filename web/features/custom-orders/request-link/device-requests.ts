import type { OwnCustomOrder } from '../../../../contract/custom-orders.ts';
import { createStoredList } from '../../../ui/browser/stored-list.ts';

/** A guest's request that was opened on this device; the cookie that opens it is the server's. */
export type DeviceRequest = {
  readonly id: string;
  readonly number: string;
  readonly description: string;
  /** When it was last opened here, in milliseconds. One whose cookie has ended meanwhile leaves the list on being opened. */
  readonly seenAt: number;
};

const SIXTY_DAYS_MS = 60 * 24 * 3_600_000;
const MAX = 20;

/** Nothing for what cannot be read; without those that can no longer be opened. */
export function parseDeviceRequests(text: string | null, now = Date.now()): readonly DeviceRequest[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((request) => isDeviceRequest(request) && request.seenAt > now - SIXTY_DAYS_MS);
  } catch {
    return [];
  }
}

function isDeviceRequest(
  request: Partial<Record<keyof DeviceRequest, unknown>> | null,
): request is DeviceRequest {
  return (
    typeof request === 'object' &&
    request !== null &&
    [request.id, request.number, request.description].every((field) => typeof field === 'string') &&
    typeof request.seenAt === 'number'
  );
}

export const deviceRequests = createStoredList(() => window, 'device-requests', parseDeviceRequests);

/** The newest first. To be called with every answer about a guest's request. */
export function noteDeviceRequest({ id, number, description }: OwnCustomOrder, now = Date.now()): void {
  const others = deviceRequests.read().filter((other) => other.id !== id);
  deviceRequests.write([{ id, number, description, seenAt: now }, ...others].slice(0, MAX));
}

/** Its link has ended, or it has joined an account. */
export function forgetDeviceRequest(id: string): void {
  const known = deviceRequests.read();
  const left = known.filter((request) => request.id !== id);
  if (left.length < known.length) deviceRequests.write(left);
}
