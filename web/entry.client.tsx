import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadForMissingParts } from './api/reload-for-missing-parts.ts';
import { rememberCode } from './features/codes/remember-code.ts';
import { isAnotherAddress } from './ui/browser/is-another-address.ts';

/** Where nothing is painted, such as in a tab behind others, nobody waits for a picture either. */
const PAINT_LIMIT_MS = 300;

reloadForMissingParts(window);
const code = rememberCode();
runAfterPaint(() => {
  // Taken over as it is, it would show one page under the address of the other.
  if (isAnotherAddress(window)) window.location.reload();
  else takeOver();
  // Loaded for nobody else.
  if (code) void import('./features/codes/announce-code.ts').then((part) => part.announceCode(code));
});

function takeOver(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

/** The page came whole from the server: it is seen first, and made to move then. */
function runAfterPaint(work: () => void): void {
  let hasRun = false;
  const run = () => {
    if (hasRun) return;
    hasRun = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, PAINT_LIMIT_MS);
}
