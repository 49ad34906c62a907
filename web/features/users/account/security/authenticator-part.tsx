import { useState } from 'react';
import {
  beginAuthenticatorEndpoint,
  confirmAuthenticatorEndpoint,
  removeAuthenticatorEndpoint,
} from '../../../../../contract/second-factor.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { readText, useForm } from '../../../../ui/form/use-form.ts';
import { formatDay } from '../../../../ui/formats/format-moment.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { QrCode } from '../../../../ui/pictures/qr-code.tsx';
import { CODE_WORDS, CodeField } from '../../second-step/code-field.tsx';
import { SectionForm } from '../section-form.tsx';

export type OnFactorChange = (recoveryCodes: readonly string[] | null) => void;

type AuthenticatorPartProps = { readonly since: string | null; readonly onChange: OnFactorChange };

export function AuthenticatorPart({ since, onChange }: AuthenticatorPartProps) {
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">Authenticator app</h3>
      {since === null ? (
        <SetUp onChange={onChange} />
      ) : (
        <>
          <p className="text-cocoa-2">
            Turned on {formatDay(since)}. We’ll ask for its code when you sign in.
          </p>
          <TurnOff onChange={onChange} />
        </>
      )}
    </div>
  );
}

type Begun = { readonly secret: string; readonly address: string };

function SetUp({ onChange }: { readonly onChange: OnFactorChange }) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const form = useForm({
    words: {},
    send: async () => setBegun(await shopApi.call(beginAuthenticatorEndpoint)),
  });
  if (begun) return <FirstCode begun={begun} onChange={onChange} />;
  return (
    <SectionForm form={form} label="Authenticator app" button="Set up app" buttonWhileSending="One moment…">
      <p className="text-cocoa-2">
        An app such as Google Authenticator or Aegis shows a new code every 30 seconds. It works offline.
      </p>
    </SectionForm>
  );
}

function FirstCode({ begun, onChange }: { readonly begun: Begun; readonly onChange: OnFactorChange }) {
  const form = useForm({
    words: { code: CODE_WORDS },
    send: async (values) => {
      const body = { code: readText(values, 'code') };
      const { recoveryCodes } = await shopApi.call(confirmAuthenticatorEndpoint, { body });
      showToast({ kind: 'success', text: 'Your authenticator app is set up' });
      onChange(recoveryCodes);
    },
  });
  return (
    <SectionForm form={form} label="First code" button="Turn on" buttonWhileSending="Checking…">
      <Note tone="tip">
        <div className="grid gap-2">
          <p>Scan this with your app, then enter the code it shows.</p>
          <QrCode text={begun.address} label="QR code for your authenticator app" />
          <p>Can’t scan it? Add this key to your app instead.</p>
          <p className="font-mono font-semibold wrap-anywhere">{begun.secret.match(/.{4}/g)?.join(' ')}</p>
          <p>
            <a href={begun.address} className="link inline-flex min-h-11 items-center">
              Open in an app on this device
            </a>
          </p>
        </div>
      </Note>
      <CodeField problem={form.problems.code} />
    </SectionForm>
  );
}

function TurnOff({ onChange }: { readonly onChange: OnFactorChange }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="danger" size="s" className="justify-self-start" onClick={() => setOpen(true)}>
        Turn off app
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Turn off the authenticator app?"
        button="Turn off"
        buttonWhileBusy="Turning off…"
        onConfirm={async () => {
          await shopApi.call(removeAuthenticatorEndpoint);
          onChange(null);
        }}
      >
        <p>Without two-step sign-in, your account is only protected by your password.</p>
      </ConfirmDialog>
    </>
  );
}
