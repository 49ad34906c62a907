import ClockIcon from 'lucide-react/icons/clock';
import { formatRemaining } from '../../../domain/sessions/session-warning.ts';

/** Lies over the page below the header, so that nothing moves under the pointer when it comes and goes. */
export function SessionBanner({ remainingMs }: { readonly remainingMs: number }) {
  return (
    <div
      role="alert"
      className="no-print fixed inset-x-0 top-(--header-height) z-40 flex min-h-13 items-center justify-center gap-3 bg-honey px-5 py-2.5 font-medium text-cocoa shadow-2 transition duration-(--duration-slow) max-phone:text-small starting:-translate-y-full"
    >
      <ClockIcon />
      <p>
        Your session ends in{' '}
        {/* Counted down on the screen; a screen reader that read out every second would say nothing else. */}
        <span role="timer" aria-live="off" className="figures font-display text-fs-3 leading-none font-bold">
          {formatRemaining(remainingMs)}
        </span>
        . Move the mouse or touch the screen to extend the session.
      </p>
    </div>
  );
}
