import { useState } from 'react';
import {
  type AccountSecurity,
  addPasskeyEndpoint,
  beginPasskeyEndpoint,
  removePasskeyEndpoint,
} from '../../../../../contract/second-factor.ts';
import { PASSKEY_NAME_MAX_LENGTH } from '../../../../../domain/users/second-factor.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useDraftedForm } from '../../../../ui/form/drafts/use-drafted-form.ts';
import { readText } from '../../../../ui/form/use-form.ts';
import { formatDay } from '../../../../ui/formats/format-moment.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { canUsePasskeys, makePasskey } from '../../second-step/browser-passkeys.ts';
import { SectionForm } from '../section-form.tsx';
import type { OnFactorChange } from './authenticator-part.tsx';

type Passkey = AccountSecurity['passkeys'][number];
type PasskeysPartProps = { readonly passkeys: readonly Passkey[]; readonly onChange: OnFactorChange };

export function PasskeysPart({ passkeys, onChange }: PasskeysPartProps) {
  return (
    <div className="grid gap-3 border-t border-crust pt-5">
      <h3 className="font-semibold">Passkeys</h3>
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="grid">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onChange={onChange} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <AddPasskey key={passkeys.length} onChange={onChange} />
      ) : (
        <p className="text-cocoa-2">This browser is too old for passkeys.</p>
      )}
    </div>
  );
}

function PasskeyLine({
  passkey,
  onChange,
}: {
  readonly passkey: Passkey;
  readonly onChange: OnFactorChange;
}) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-crust py-3 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-cocoa-2">
          Added {formatDay(createdAt)}
          {lastUsedAt && `, last used ${formatDay(lastUsedAt)}`}
        </p>
      </div>
      <Button kind="paper" size="s" aria-label={`Remove passkey ${name}`} onClick={() => setOpen(true)}>
        Remove
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Remove this passkey?"
        button="Remove passkey"
        buttonWhileBusy="Removing…"
        onConfirm={async () => {
          await shopApi.call(removePasskeyEndpoint, { params: { id } });
          onChange(null);
        }}
      >
        <p>{name} will no longer work for this account. Delete it on your device too.</p>
      </ConfirmDialog>
    </li>
  );
}

function AddPasskey({ onChange }: { readonly onChange: OnFactorChange }) {
  const form = useDraftedForm({
    draftName: 'passkey-1',
    words: { name: { missing: 'Enter a name, such as “My phone”.' } },
    send: async (values) => {
      const { challenge, options } = await shopApi.call(beginPasskeyEndpoint);
      const passkey = { ...(await makePasskey(options)) };
      const { recoveryCodes } = await shopApi.call(addPasskeyEndpoint, {
        body: { challenge, name: readText(values, 'name'), passkey },
      });
      showToast({ kind: 'success', text: 'Your passkey is added' });
      onChange(recoveryCodes);
    },
  });
  return (
    <SectionForm
      form={form}
      label="New passkey"
      button="Add a passkey"
      buttonWhileSending="Waiting for your device…"
    >
      <p className="text-cocoa-2">
        Your fingerprint, face or PIN on this device, or a security key. You can also sign in with it instead
        of a password.
      </p>
      <TextField
        label="Name of the passkey"
        name="name"
        required
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        autoComplete="off"
        placeholder="My phone"
        problem={form.problems.name}
      />
    </SectionForm>
  );
}
