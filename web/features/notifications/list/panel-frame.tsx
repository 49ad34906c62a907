import type { ReactNode } from 'react';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';

/** Below the bell; on a phone as wide as the screen. Longer than the screen it scrolls by itself. */
export function PanelFrame({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <section
      id={id}
      aria-label="Notifications"
      className="absolute inset-x-2 top-full z-40 mt-2 flex max-h-[calc(100dvh-var(--header-height)-(--spacing(4)))] flex-col overflow-hidden rounded-picture border border-crust bg-paper shadow-3 phone:inset-x-auto phone:right-0 phone:mt-2.5 phone:max-h-[min(calc(100dvh-var(--header-height)-(--spacing(8))),--spacing(150))] phone:w-100"
    >
      {children}
    </section>
  );
}

/** Until the first notifications are there. */
export function PanelSkeleton() {
  return (
    <div role="status" className="grid gap-5 p-5">
      <span className="visually-hidden">Loading your notifications…</span>
      {['w-4/5', 'w-3/5', 'w-2/3'].map((width) => (
        <div key={width} className="grid grid-cols-[--spacing(11)_1fr] items-center gap-3.5">
          <Skeleton className="size-11 rounded-full" />
          <div className="grid gap-2">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}

export function PanelFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="p-4">
      <LoadFailure message="We couldn’t load your notifications." onRetry={onRetry} />
    </div>
  );
}
