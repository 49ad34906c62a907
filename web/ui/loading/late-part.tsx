import { type ComponentType, type ReactNode, startTransition, use, useState } from 'react';
import { createScriptLoader } from './load-script.ts';

type LatePartParts<Props> = {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** In its place where the script could not be loaded. */
  readonly showFailure: (onRetry: () => void, props: Props) => ReactNode;
};

/**
 * A part whose script comes when it is wanted; stands in a `Suspense` unless the page is to wait for it. Where the line breaks
 * its place says so, and the page around it stays.
 */
export function createLatePart<Props extends object>({ load, showFailure }: LatePartParts<Props>) {
  const loadScript = createScriptLoader(load);
  let latest: Promise<ComponentType<Props> | null> | undefined;
  let failureCount = 0;

  /** React's own `lazy` would remember a failure for as long as the page is open. */
  function start() {
    latest = loadScript().then(
      (module) => module.default,
      () => {
        failureCount += 1;
        return null;
      },
    );
    return latest;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: as with React's own `lazy`, each is made once, when its file is loaded
  return function LatePart(props: Props) {
    const [loading, setLoading] = useState(() => latest ?? start());
    const Part = use(loading);
    if (Part) return <Part {...props} />;
    const tryAgain = () => {
      // Where it is not known which script it was, or it needs another one that was lost, a fresh page asks for both.
      if (failureCount > 1) window.location.reload();
      else startTransition(() => setLoading(start()));
    };
    return showFailure(tryAgain, props);
  };
}
