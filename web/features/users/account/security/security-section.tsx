import { useState } from 'react';
import {
  type AccountSecurity,
  readSecurityEndpoint,
  replaceRecoveryCodesEndpoint,
} from '../../../../../contract/second-factor.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { LoadedContent } from '../../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { AccountSection } from '../account-section.tsx';
import { AuthenticatorPart } from './authenticator-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const readSecurity = (signal: AbortSignal) => shopApi.call(readSecurityEndpoint, { signal });

/** What is asked for besides the password. */
export function SecuritySection() {
  const security = useLoaded(readSecurity);
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null);

  function change(codes: readonly string[] | null) {
    if (codes) setNewCodes(codes);
    security.reload();
  }

  return (
    <AccountSection
      id="security"
      title="Security"
      lead="Two-step sign-in keeps your account safe even if someone gets your password."
    >
      <LoadedContent loaded={security} waitingWords="Loading…" skeleton={<Skeleton className="h-40" />}>
        {(known) => (
          <>
            {newCodes && <RecoveryCodes codes={newCodes} onDone={() => setNewCodes(null)} />}
            {!isProtected(known) && (
              <Note tone="warning">
                This account is only protected by your password. Set up an authenticator app or a passkey.
              </Note>
            )}
            <AuthenticatorPart since={known.authenticatorSince} onChange={change} />
            <PasskeysPart passkeys={known.passkeys} onChange={change} />
            {isProtected(known) && <CodesLeft left={known.recoveryCodesLeft} onChange={change} />}
          </>
        )}
      </LoadedContent>
    </AccountSection>
  );
}

function isProtected({ authenticatorSince, passkeys }: AccountSecurity): boolean {
  return authenticatorSince !== null || passkeys.length > 0;
}

type CodesLeftProps = { readonly left: number; readonly onChange: (codes: readonly string[]) => void };

function CodesLeft({ left, onChange }: CodesLeftProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3 border-t border-crust pt-5">
      <h3 className="font-semibold">Recovery codes</h3>
      <p className="text-cocoa-2">
        {left === 1 ? '1 code is left.' : `${left} codes left.`} Each can be used once if you don’t have your
        phone.
      </p>
      <Button kind="quiet" size="s" onClick={() => setOpen(true)}>
        Get new recovery codes
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Get new recovery codes?"
        button="Get new codes"
        buttonWhileBusy="One moment…"
        onConfirm={async () => onChange((await shopApi.call(replaceRecoveryCodesEndpoint)).recoveryCodes)}
      >
        <p>Your current codes will stop working.</p>
      </ConfirmDialog>
    </div>
  );
}
