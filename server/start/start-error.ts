/** Something that keeps the shop from starting; the message is one clear sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
