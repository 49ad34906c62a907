/** What was read of something that several people may edit. */
export type Seen = { readonly id: string; readonly version: number };

/** As a form keeps it. Something that is not there yet has the key of its creation instead, which holds no blank. */
export function writeSeen({ id, version }: Seen): string {
  return `${id} ${version}`;
}

/** Undefined for what is not there yet. */
export function readSeen(text: string): Seen | undefined {
  const [id = '', version] = text.split(' ');
  return version === undefined ? undefined : { id, version: Number(version) };
}
