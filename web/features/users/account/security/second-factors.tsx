import { type ReactNode, useState } from 'react';
import {
  type AccountSecurity,
  readSecurityEndpoint,
  replaceRecoveryCodesEndpoint,
} from '../../../../../contract/second-factor.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { LoadedContent } from '../../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { AuthenticatorPart } from './authenticator-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const readSecurity = (signal: AbortSignal) => shopApi.call(readSecurityEndpoint, { signal });

type SecondFactorsProps = {
  /** Shown as long as there is no second factor. */
  readonly children: ReactNode;
  /** What somebody can go on to with one. */
  readonly whenProtected?: ReactNode;
};

/** The ways of a second step, to set up and to turn off. */
export function SecondFactors({ children, whenProtected }: SecondFactorsProps) {
  const security = useLoaded(readSecurity);
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null);

  function change(codes: readonly string[] | null) {
    if (codes) setNewCodes(codes);
    security.reload();
  }

  return (
    <LoadedContent loaded={security} waitingWords="Loading…" skeleton={<Skeleton className="h-40" />}>
      {(known) => (
        <>
          {newCodes && <RecoveryCodes codes={newCodes} onDone={() => setNewCodes(null)} />}
          {isProtected(known) ? whenProtected : children}
          <AuthenticatorPart since={known.authenticatorSince} onChange={change} />
          <PasskeysPart passkeys={known.passkeys} onChange={change} />
          {isProtected(known) && <CodesLeft left={known.recoveryCodesLeft} onChange={change} />}
        </>
      )}
    </LoadedContent>
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
