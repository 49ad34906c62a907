import { Outlet } from 'react-router';
import { TabletGate } from '../features/users/devices/tablet-gate.tsx';
import { MAIN_ID } from './skip-link.tsx';

/** The kitchen's tablet: the board and its tickets for a device that belongs to nobody in particular. */
export default function TabletLayout() {
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      // Whoever presses here wears gloves.
      className="min-h-dvh px-4 pb-8 phone:px-5 rail:px-8 [&_:is(a,button)]:min-h-12 [&_:is(a,button)]:min-w-12"
    >
      <TabletGate>
        <Outlet />
      </TabletGate>
    </main>
  );
}
