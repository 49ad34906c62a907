import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadForMissingParts } from './api/reload-for-missing-parts.ts';

/** A picture that takes longer is not waited for; nor is a paint that never comes, such as in a tab behind others. */
const PAINT_LIMIT_MS = 400;

reloadForMissingParts(window);
runAfterPaint(takeOver);

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

/** The page came whole from the server: it is seen with its first picture, and made to move then. */
function runAfterPaint(work: () => void): void {
  let hasRun = false;
  const run = () => {
    if (hasRun) return;
    hasRun = true;
    work();
  };
  const runAfterFrame = () => requestAnimationFrame(() => setTimeout(run));
  if (document.readyState === 'complete') runAfterFrame();
  else window.addEventListener('load', runAfterFrame, { once: true });
  setTimeout(run, PAINT_LIMIT_MS);
}
