import { createHmac, timingSafeEqual } from 'node:crypto';

export type RegistrationLinks = {
  readonly makeLink: (registrationId: string) => string;
  /** Undefined for what this shop has never written. */
  readonly readToken: (token: string) => string | undefined;
};

/** The secret of a link follows from the registration's id, so that neither a table nor the queue has to hold it. */
export function createRegistrationLinks(secret: string, publicUrl: string): RegistrationLinks {
  const sign = (registrationId: string) =>
    createHmac('sha256', secret).update(`confirm registration ${registrationId}`).digest();
  return {
    makeLink: (registrationId) =>
      `${publicUrl}/confirmemail#token=${registrationId}.${sign(registrationId).toString('base64url')}`,

    readToken(token) {
      const [registrationId = '', signature = ''] = token.split('.');
      const [given, expected] = [Buffer.from(signature, 'base64url'), sign(registrationId)];
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs ? registrationId : undefined;
    },
  };
}
