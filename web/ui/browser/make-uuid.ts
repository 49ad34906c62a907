/** `crypto.randomUUID` is missing where the shop is tried out over plain HTTP in a local network. */
export function makeUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, index) => {
    if (index === 6) return 0x40 | (byte & 0x0f);
    return index === 8 ? 0x80 | (byte & 0x3f) : byte;
  }).map((byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
