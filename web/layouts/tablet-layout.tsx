import { Outlet, useLocation } from 'react-router';
import { SwitchedOnProvider, useSwitchedOn } from '../features/orders/switched-on-context.tsx';
import { TabletGate } from '../features/users/devices/tablet-gate.tsx';
import { ButtonLink } from '../ui/buttons/button.tsx';
import { MAIN_ID } from './skip-link.tsx';

/** The kitchen's tablet: the board, its tickets and the shelf for a device that belongs to nobody in particular. */
export default function TabletLayout() {
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      // Whoever presses here wears gloves.
      className="min-h-dvh px-4 pb-8 phone:px-5 rail:px-8 print:min-h-0 print:pb-0 [&_:is(a,button,input,select)]:min-h-14 [&_:is(a,button,input,select)]:min-w-14"
    >
      <TabletGate>
        <SwitchedOnProvider>
          <TabletNav />
          <Outlet />
        </SwitchedOnProvider>
      </TabletGate>
    </main>
  );
}

const PLACES = [
  { label: 'Kitchen', to: '/tablet/kitchen' },
  { label: 'Shelf', to: '/tablet/shelf' },
];

/** Where there is only the board, there is nothing to choose. */
function TabletNav() {
  const { pathname } = useLocation();
  if (!useSwitchedOn().includes('shelf')) return null;
  return (
    <nav aria-label="Tablet" className="no-print flex gap-2 pt-3">
      {PLACES.map(({ label, to }) => (
        <ButtonLink
          key={to}
          to={to}
          kind={pathname.startsWith(to) ? 'quiet' : 'plain'}
          aria-current={pathname.startsWith(to) ? 'page' : undefined}
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
