import MenuIcon from 'lucide-react/icons/menu';
import { Suspense, useState } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { createLatePart } from '../../ui/loading/late-part.tsx';

const load = () => import('./mobile-menu-dialog.tsx');

/** On every page, and opened by few. */
const MobileMenuDialog = createLatePart({ load, showFailure: () => null });

function startLoading(): void {
  load().catch(() =>
    showToast({ kind: 'error', text: 'We couldn’t load the menu. Please reload the page.' }),
  );
}

export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <div className="menu:hidden">
      <IconButton
        label="Open menu"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        // A finger that comes down is about to open it.
        onPointerDown={startLoading}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <MenuIcon className="size-6" />
      </IconButton>
      <Suspense>{wasOpened && <MobileMenuDialog isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
