import { Outlet } from 'react-router';
import { WaitingProvider } from '../features/dashboard/waiting-context.tsx';
import { OwnDrafts } from '../features/users/own-drafts-context.tsx';
import { RequireAdmin } from '../features/users/require-admin.tsx';
import { ProofOutlet } from '../features/users/second-step/proof-outlet.tsx';
import { AdminBottomBar } from './admin/admin-bottom-bar.tsx';
import { AdminRail } from './admin/admin-rail.tsx';
import { AdminTopBar } from './admin/admin-top-bar.tsx';
import { MAIN_ID } from './skip-link.tsx';

/** The frame of everything behind the counter. Shoppers never download it: no page of the shop names it. */
export default function AdminLayout() {
  return (
    <RequireAdmin>
      <OwnDrafts>
        <WaitingProvider>
          <div className="dense flex min-h-dvh">
            <AdminRail />
            <div className="flex min-w-0 flex-1 flex-col">
              <AdminTopBar />
              <main
                id={MAIN_ID}
                tabIndex={-1}
                className="flex-1 px-4 pb-[calc(var(--bar-height)+--spacing(8))] phone:px-5 phone:pb-16 rail:px-8"
              >
                <Outlet />
              </main>
            </div>
            <AdminBottomBar />
          </div>
        </WaitingProvider>
      </OwnDrafts>
      <ProofOutlet />
    </RequireAdmin>
  );
}
