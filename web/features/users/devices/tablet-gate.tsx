import { type ReactNode, useEffect } from 'react';
import { readOwnDeviceEndpoint } from '../../../../contract/kitchen-devices.ts';
import { backgroundApi } from '../../../api/shop-api.ts';
import { shopNews } from '../../../api/shop-news.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { PairingScreen } from './pairing-screen.tsx';
import { PersonBar } from './person-bar.tsx';

const readDevice = (signal: AbortSignal) => backgroundApi.call(readOwnDeviceEndpoint, { signal });

/** Shows the kitchen to a paired tablet, and to any other how it is paired. */
export function TabletGate({ children }: { readonly children: ReactNode }) {
  const device = useLoaded(readDevice);
  const { reload } = device;
  useEffect(() => shopNews.listen(({ kind }) => kind === 'session' && reload()), [reload]);
  return (
    <LoadedContent
      loaded={device}
      waitingWords="Opening the kitchen…"
      skeleton={<Skeleton className="mt-5 h-60 rounded-picture" />}
    >
      {(known) =>
        known.status === 'paired' ? (
          <>
            <PersonBar device={known} onAsk={reload} />
            {children}
          </>
        ) : (
          <PairingScreen onPaired={reload} />
        )
      }
    </LoadedContent>
  );
}
