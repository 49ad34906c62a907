import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { useShopProfile } from '../shop/shop-context.tsx';
import { hearInstallOffer, type InstallOffer } from './install-offer.ts';
import { countVisit, INSTALL_MEMORY_KEY, type InstallMemory, mayAsk, readMemory } from './visit-count.ts';

/** Never in the way of somebody who is ordering. */
const BUSY_PATHS = /^\/(?:cart|checkout|login|register|admin)(?:\/|$)/;

/** Offers the home screen to whoever comes back, once. */
export function InstallHint() {
  const { name } = useShopProfile();
  const { pathname } = useLocation();
  const [offer, setOffer] = useState<InstallOffer | null>(null);

  useEffect(() => {
    if (mayAsk(noteVisit())) return hearInstallOffer(setOffer);
  }, []);

  if (!offer || BUSY_PATHS.test(pathname)) return null;
  const answer = () => {
    keepMemory({ ...readKept(), isAnswered: true });
    setOffer(null);
  };
  const install = () => {
    answer();
    void offer.prompt();
  };
  return (
    <aside
      aria-label="Install the shop"
      className="no-print fixed inset-x-4 bottom-4 z-40 grid gap-3 rounded-card bg-paper p-4 shadow-3 phone:left-auto phone:w-100"
    >
      <p>
        <strong className="font-semibold">{name} on your home screen?</strong> It opens like an app, also
        without a line, and takes almost no space.
      </p>
      <div className="flex justify-end gap-2">
        <Button size="s" onClick={answer}>
          No, thank you
        </Button>
        <Button kind="honey" size="s" onClick={install}>
          Install
        </Button>
      </div>
    </aside>
  );
}

function noteVisit(): InstallMemory {
  const memory = countVisit(readKept(), new Date().toISOString().slice(0, 10));
  keepMemory(memory);
  return memory;
}

function readKept(): InstallMemory {
  try {
    return readMemory(window.localStorage.getItem(INSTALL_MEMORY_KEY));
  } catch {
    return readMemory(null);
  }
}

/** Where storage is forbidden every visit is the first, and nobody is asked. */
function keepMemory(memory: InstallMemory): void {
  try {
    window.localStorage.setItem(INSTALL_MEMORY_KEY, JSON.stringify(memory));
  } catch {
    // See above.
  }
}
