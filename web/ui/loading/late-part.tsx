import { type ComponentType, type ReactNode, startTransition, use, useState } from 'react';

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
  let latest: Promise<ComponentType<Props> | null> | undefined;
  let failureCount = 0;
  let lostScript: string | undefined;

  /** React's own `lazy` would remember a failure for as long as the page is open. */
  function start() {
    // Some browsers remember a script that failed for as long, but not under another address.
    const loading: ReturnType<typeof load> = lostScript
      ? import(/* @vite-ignore */ `${lostScript}?again`)
      : load();
    latest = loading.then(
      (module) => module.default,
      (error: unknown) => {
        failureCount += 1;
        lostScript = /https?:\S+\.js/.exec(String(error))?.[0];
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
