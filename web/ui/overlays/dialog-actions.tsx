import type { ReactNode } from 'react';

/** The buttons of a dialog with the usual margins, in sight however long what is above them; the main one is above where they need two lines. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-6 -mb-6 flex flex-wrap-reverse justify-end gap-2 border-t border-crust bg-paper px-6 pt-3 pb-[max(--spacing(3),env(safe-area-inset-bottom))] max-phone:*:grow max-phone:*:px-4 phone:-mx-8 phone:-mb-8 phone:gap-3 phone:px-8 phone:py-4">
      {children}
    </div>
  );
}
