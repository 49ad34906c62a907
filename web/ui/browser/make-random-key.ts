const KEY_BYTES = 24;

/**
 * Names one request to the shop, so that however often it is sent it is done once. `crypto.randomUUID` is missing where the shop is
 * tried out over plain HTTP in a local network.
 */
export function makeRandomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
