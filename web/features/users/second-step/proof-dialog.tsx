import { useState } from 'react';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { beginProofEndpoint, proveEndpoint } from '../../../../contract/second-factor.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { readSecret, readText, useForm } from '../../../ui/form/use-form.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { SectionForm } from '../account/section-form.tsx';
import { answerWithPasskey, canUsePasskeys } from './browser-passkeys.ts';
import { CODE_WORDS, CodeField } from './code-field.tsx';

const TITLE = 'Confirm it’s you';

type Proof = AnswerOf<typeof beginProofEndpoint>;
type Close = (isProven: boolean) => void;

const begin = (signal: AbortSignal) => shopApi.call(beginProofEndpoint, { signal });

/** Before what cannot be taken back; what was typed behind it waits and is then sent. */
export default function ProofDialog({ onClose }: { readonly onClose: Close }) {
  const proof = useLoaded(begin);
  return (
    <Modal isOpen onClose={() => onClose(false)} label={TITLE} placement="question">
      <div className="grid gap-4 p-6 phone:p-8">
        <h2 className="text-fs-3">{TITLE}</h2>
        <LoadedContent loaded={proof} waitingWords="One moment…" skeleton={<Skeleton className="h-32" />}>
          {(asked) => <ProofForm proof={asked} onClose={onClose} />}
        </LoadedContent>
      </div>
    </Modal>
  );
}

function ProofForm({ proof, onClose }: { readonly proof: Proof; readonly onClose: Close }) {
  const { challenge, takesPassword, takesCode, passkeyOptions } = proof;
  const hasPasskey = passkeyOptions !== null && canUsePasskeys();
  const [usesPasskey, setUsesPasskey] = useState(hasPasskey);
  const form = useForm({
    words: { code: CODE_WORDS, password: { missing: 'Enter your password.' } },
    send: async (values) => {
      const given = takesPassword
        ? { password: readSecret(values, 'password') }
        : { code: readText(values, 'code') };
      const answer = usesPasskey ? { passkey: { ...(await answerWithPasskey(passkeyOptions)) } } : given;
      await shopApi.call(proveEndpoint, { body: { challenge, ...answer } });
      onClose(true);
    },
  });

  if (!takesPassword && !takesCode && !hasPasskey) {
    return <Note tone="tip">Sign out and sign in again first.</Note>;
  }
  return (
    <SectionForm
      form={form}
      label={TITLE}
      button={usesPasskey ? 'Use my passkey' : 'Confirm'}
      buttonWhileSending="Checking…"
      kind="main"
      isInDialog
      others={
        <>
          {hasPasskey && takesCode && (
            <Button onClick={() => setUsesPasskey(!usesPasskey)}>
              {usesPasskey ? 'Enter a code instead' : 'Use a passkey instead'}
            </Button>
          )}
          <Button onClick={() => onClose(false)}>Cancel</Button>
        </>
      }
    >
      <p className="text-cocoa-2">For your security, please confirm it’s you to continue.</p>
      {!usesPasskey && takesPassword && (
        <PasswordField
          label="Your password"
          name="password"
          required
          autoComplete="current-password"
          problem={form.problems.password}
        />
      )}
      {!usesPasskey && !takesPassword && <CodeField problem={form.problems.code} />}
    </SectionForm>
  );
}
