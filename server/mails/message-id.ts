/** The same for every attempt at the same mail, so that a repeat after a crash is recognised as one. */
export function nameMessage(kind: string, id: string, publicUrl: string): string {
  return `<${kind}.${id}@${new URL(publicUrl).hostname}>`;
}
