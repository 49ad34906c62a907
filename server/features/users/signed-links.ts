import { createHmac, timingSafeEqual } from 'node:crypto';

export type SignedLinks = {
  readonly makeLink: (id: string) => string;
  /** Undefined for what this shop has never written. */
  readonly readToken: (token: string) => string | undefined;
};

type LinkOptions = {
  readonly secret: string;
  /** What the link does, so that none opens what another was made for. */
  readonly purpose: string;
  readonly address: string;
};

/** The secret of a link follows from the id of what it opens, so that neither a table nor the queue has to hold it. */
export function createSignedLinks({ secret, purpose, address }: LinkOptions): SignedLinks {
  const sign = (id: string) => createHmac('sha256', secret).update(`${purpose} ${id}`).digest();
  return {
    makeLink: (id) => `${address}#token=${id}.${sign(id).toString('base64url')}`,

    readToken(token) {
      const [id = '', signature = ''] = token.split('.');
      const [given, expected] = [Buffer.from(signature, 'base64url'), sign(id)];
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs ? id : undefined;
    },
  };
}
