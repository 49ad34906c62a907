import { useState } from 'react';
import { useSavedDraft } from '../../ui/form/drafts/use-saved-draft.ts';

/** An order or request by what its customer knows of it. */
export type Named = { readonly number: string; readonly phone: string };

/** `sentAt`: when its last code was asked for, in milliseconds; 0 while its number and phone are being typed. */
type AskedCode = Named & { readonly sentAt: number };

const NOTHING_ASKED: AskedCode = { number: '', phone: '', sentAt: 0 };

/** As long as a code can be good. Whoever comes back later starts anew. */
const CODE_MINUTES = 20;

/** Where somebody stands on the way to their order, kept over a reload in this tab alone. */
export function useAskedCode() {
  const { typed, change, clear } = useSavedDraft<AskedCode>('find-order', NOTHING_ASKED);
  const [isSent, setSent] = useState(() => typed.sentAt > Date.now() - CODE_MINUTES * 60_000);
  return {
    named: { number: typed.number, phone: typed.phone },
    isSent,
    showCode: (named: Named) => {
      change(() => ({ ...named, sentAt: Date.now() }));
      setSent(true);
    },
    goBack: () => {
      change((before) => ({ ...before, sentAt: 0 }));
      setSent(false);
    },
    forget: clear,
  };
}
