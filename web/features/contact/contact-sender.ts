import type { ContactMessageBody } from '../../../contract/contact.ts';
import { CONTACT_FORM_LEAST_MS } from '../../../domain/contact/contact-message.ts';
import { ApiError } from '../../api/api-error.ts';
import { makeRandomKey } from '../../ui/browser/make-random-key.ts';

export type ContactWords = Omit<ContactMessageBody, 'form'>;

type SenderParts = {
  readonly openForm: () => Promise<string>;
  readonly send: (body: ContactMessageBody, key: string) => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
  readonly readClockMs: () => number;
};

type OpenedForm = { readonly token: string; readonly openedAtMs: number };

/** The shop no longer takes this form, but a new one is easily had. */
const STALE_CODES = ['form_too_old', 'form_unknown', 'form_too_quick'];

/**
 * Sends what somebody has written. The shop takes no form sooner than a person could have filled it in: whoever is quicker, such as
 * with a pasted text, waits without noticing. The same words always go under the same key.
 */
export function createContactSender({ openForm, send, wait, readClockMs }: SenderParts) {
  let opening: Promise<OpenedForm> | undefined;
  let last: { readonly words: string; readonly key: string } | undefined;

  function open(): Promise<OpenedForm> {
    opening ??= openForm().then((token) => ({ token, openedAtMs: readClockMs() }));
    // What failed is asked for again the next time.
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  }

  function keyFor(message: ContactWords): string {
    const words = JSON.stringify(message);
    if (last?.words !== words) last = { words, key: makeRandomKey() };
    return last.key;
  }

  async function sendOnce(message: ContactWords, key: string): Promise<void> {
    const { token, openedAtMs } = await open();
    await wait(Math.max(0, openedAtMs + CONTACT_FORM_LEAST_MS - readClockMs()));
    await send({ ...message, form: token }, key);
  }

  return {
    /** When somebody begins to write. */
    begin(): void {
      open().catch(() => {});
    },

    async send(message: ContactWords): Promise<void> {
      const key = keyFor(message);
      try {
        await sendOnce(message, key);
      } catch (error) {
        if (!(error instanceof ApiError) || !STALE_CODES.includes(error.code ?? '')) throw error;
        opening = undefined;
        await sendOnce(message, key);
      }
    },
  };
}
