import { useCallback, useEffect } from 'react';
import { beginPairingEndpoint, readOwnDeviceEndpoint } from '../../../../contract/kitchen-devices.ts';
import { backgroundApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';

const LOOK_EVERY_MS = 3_000;

const beginPairing = (signal: AbortSignal) => backgroundApi.call(beginPairingEndpoint, { signal });

/** A code for the owner to type; the tablet looks by itself whether they have. */
export function PairingScreen({ onPaired }: { readonly onPaired: () => void }) {
  const pairing = useLoaded(beginPairing);
  const { reload } = pairing;

  const look = useCallback(async () => {
    const { status } = await backgroundApi.call(readOwnDeviceEndpoint);
    if (status === 'paired') onPaired();
    if (status === 'none') reload();
  }, [onPaired, reload]);

  const hasCode = pairing.data !== undefined;
  useEffect(() => {
    if (!hasCode) return;
    // A look that fails is followed by the next one.
    const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [hasCode, look]);

  return (
    <div className="mx-auto grid max-w-form gap-5 pt-12 text-center">
      <h1>Set up this tablet</h1>
      <p className="text-cocoa-2">
        Ask the owner to open <strong className="text-cocoa">Users → Staff → Kitchen tablets</strong> and
        enter this code.
      </p>
      <LoadedContent loaded={pairing} waitingWords="Getting a code…" skeleton={<Skeleton className="h-24" />}>
        {({ code }) => (
          <p
            role="status"
            className="figures rounded-card bg-paper py-6 font-display text-fs-1 font-semibold tracking-widest"
          >
            {code}
          </p>
        )}
      </LoadedContent>
      <p className="text-small text-cocoa-2">The code works for 10 minutes. Then a new one appears.</p>
      <Button kind="line" className="justify-self-center" onClick={reload}>
        Get a new code
      </Button>
    </div>
  );
}
