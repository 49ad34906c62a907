import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { readText, useForm } from '../../../ui/form/use-form.ts';
import { AccessForm } from '../access-form.tsx';
import { useAuth } from '../auth-context.tsx';
import type { SecondStep } from '../identity.ts';
import { answerWithPasskey, canUsePasskeys } from './browser-passkeys.ts';
import { CODE_WORDS, CodeField } from './code-field.tsx';

type SecondStepFormProps = { readonly step: SecondStep; readonly onRestart: () => void };

/** The password was right. Nobody is signed in before this is answered too. */
export default function SecondStepForm({ step, onRestart }: SecondStepFormProps) {
  const { identity } = useAuth();
  const { challenge, takesCode, passkeyOptions } = step;
  const hasPasskey = passkeyOptions !== null && canUsePasskeys();
  const [usesCode, setUsesCode] = useState(!hasPasskey);

  const form = useForm({
    words: { code: CODE_WORDS },
    send: async (values) =>
      identity.takeSecondStep(
        usesCode
          ? { challenge, code: readText(values, 'code') }
          : { challenge, passkey: await answerWithPasskey(passkeyOptions) },
      ),
  });

  return (
    <AccessForm
      form={form}
      title="One more step"
      subtitle={
        usesCode
          ? 'Enter the code from your authenticator app, or one of your recovery codes.'
          : 'Confirm it’s you with your passkey.'
      }
      button={usesCode ? 'Continue' : 'Use my passkey'}
      buttonWhileSending="Checking…"
      alternative={
        hasPasskey &&
        takesCode && (
          <Button size="l" className="w-full" onClick={() => setUsesCode(!usesCode)}>
            {usesCode ? 'Use a passkey instead' : 'Enter a code instead'}
          </Button>
        )
      }
      footer={
        <button type="button" className="link inline-flex min-h-11 items-center" onClick={onRestart}>
          Start again
        </button>
      }
    >
      {usesCode && <CodeField problem={form.problems.code} />}
    </AccessForm>
  );
}
