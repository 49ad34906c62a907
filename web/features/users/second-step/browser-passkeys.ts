import { tryStorage } from '../login-origin.ts';

/** Remembers that this browser has held one, so that others are not offered what they do not have. */
const USED_KEY = 'passkey-used';

export type PasskeyAnswer = { readonly id: string };

/** What older browsers lack: they would need a library to read the shop's question. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

export function hasUsedPasskey(): boolean {
  return tryStorage(() => window.localStorage.getItem(USED_KEY)) !== null && canUsePasskeys();
}

/** Asks for a finger, a face or a PIN; rejects when the person turns away. */
export async function answerWithPasskey(options: unknown): Promise<PasskeyAnswer> {
  // The shop's own answer, in the form that the browser's reader is made for.
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  return toAnswer(await askBrowser(() => navigator.credentials.get({ publicKey })));
}

export async function makePasskey(options: unknown): Promise<PasskeyAnswer> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  return toAnswer(await askBrowser(() => navigator.credentials.create({ publicKey })));
}

/** Browsers' own words for this are long and speak of timeouts and privacy considerations. */
async function askBrowser(ask: () => Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await ask();
  } catch (error) {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
    throw new Error(
      isKnown
        ? 'This device already has a passkey for your account.'
        : 'The passkey was not used. Try again.',
      { cause: error },
    );
  }
}

function toAnswer(credential: Credential | null): PasskeyAnswer {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The passkey was not used. Try again.');
  tryStorage(() => window.localStorage.setItem(USED_KEY, '1'));
  return credential.toJSON() as PasskeyAnswer;
}
