import { Outlet, useLocation } from 'react-router';
import { SetUpStrip } from '../../features/dashboard/set-up-strip.tsx';
import { WaitingProvider } from '../../features/dashboard/waiting-context.tsx';
import { SwitchedOnProvider } from '../../features/orders/switched-on-context.tsx';
import { OwnDrafts } from '../../features/users/own-drafts-context.tsx';
import { useMay } from '../../features/users/role-context.tsx';
import { ProofOutlet } from '../../features/users/second-step/proof-outlet.tsx';
import { MAIN_ID } from '../skip-link.tsx';
import { AdminBottomBar } from './admin-bottom-bar.tsx';
import { findEntry } from './admin-entries.ts';
import { AdminRail } from './admin-rail.tsx';
import { AdminTopBar } from './admin-top-bar.tsx';
import { ClosedScreen } from './closed-screen.tsx';
import { OfflineLine } from './offline-line.tsx';
import { useDoubleTapShield } from './use-double-tap-shield.ts';

/** The frame of everything behind the counter. Shoppers never download it: no page of the shop names it. */
export function WorkFrame() {
  const { pathname } = useLocation();
  const may = useMay();
  useDoubleTapShield();
  const entry = findEntry(pathname);
  return (
    <>
      <OwnDrafts>
        {/* Whoever may not read the numbers does not ask for them. */}
        <SwitchedOnProvider isOff={!may('kitchen')}>
          <WaitingProvider isOff={!may('desk')}>
            <div data-admin className="dense flex min-h-dvh print:min-h-0">
              <AdminRail />
              <div className="flex min-w-0 flex-1 flex-col">
                <AdminTopBar />
                <OfflineLine />
                {may('administrator') && <SetUpStrip />}
                <main
                  id={MAIN_ID}
                  tabIndex={-1}
                  className="flex-1 px-4 pb-[calc(var(--bar-height)+--spacing(8))] phone:px-5 phone:pb-16 rail:px-8 print:pb-0"
                >
                  {entry && !may(entry.access) ? <ClosedScreen access={entry.access} /> : <Outlet />}
                </main>
              </div>
              <AdminBottomBar />
            </div>
          </WaitingProvider>
        </SwitchedOnProvider>
      </OwnDrafts>
      <ProofOutlet />
    </>
  );
}
