import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PasskeyRow } from './second-factors.store.ts';

/** Whom passkeys are made for: they work at this name and no other. */
export type PasskeySite = {
  readonly shopName: string;
  readonly publicUrl: string;
  readonly ownOrigins: readonly string[];
};

/** What a browser has sent; the library looks at every part of it. */
export type PasskeyAnswer = { readonly id: string } & Readonly<Record<string, unknown>>;

/** Loaded with its first use: most nodes never need it. */
const loadLibrary = () => import('@simplewebauthn/server');

function nameSite({ publicUrl }: PasskeySite): string {
  return new URL(publicUrl).hostname;
}

function expectFrom(site: PasskeySite, nonce: string) {
  return {
    expectedChallenge: nonce,
    expectedOrigin: [...site.ownOrigins],
    expectedRPID: nameSite(site),
    requireUserVerification: true,
  };
}

const nameCredential = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports: [...transports] as AuthenticatorTransport[],
});

/** Without passkeys: any that the browser holds for this shop. */
export async function askForPasskey(site: PasskeySite, allowed: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID: nameSite(site),
    userVerification: 'required',
    ...(allowed.length > 0 && { allowCredentials: allowed.map(nameCredential) }),
  });
}

export async function askForNewPasskey(
  site: PasskeySite,
  owner: { readonly userId: string; readonly email: string; readonly name: string },
  present: readonly PasskeyRow[],
) {
  const { generateRegistrationOptions } = await loadLibrary();
  return generateRegistrationOptions({
    rpName: site.shopName,
    rpID: nameSite(site),
    userID: new TextEncoder().encode(owner.userId),
    userName: owner.email,
    userDisplayName: owner.name,
    attestationType: 'none',
    excludeCredentials: present.map(nameCredential),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

/** The counter to keep; undefined for an answer that proves nothing. */
export async function checkPasskey(
  site: PasskeySite,
  nonce: string,
  answer: PasskeyAnswer,
  passkey: PasskeyRow,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // Its shape is checked by the library, which throws at what does not fit.
      response: answer as unknown as AuthenticationResponseJSON,
      ...expectFrom(site, nonce),
      credential: {
        ...nameCredential(passkey),
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

export async function readNewPasskey(site: PasskeySite, nonce: string, answer: PasskeyAnswer) {
  const { verifyRegistrationResponse } = await loadLibrary();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      ...expectFrom(site, nonce),
    });
    if (!verified) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  } catch {
    return undefined;
  }
}
