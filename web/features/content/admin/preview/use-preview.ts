import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContentPreview, PreviewedContent } from '../../../../../contract/content-admin.ts';
import { ENTRY_BODY_MAX_LENGTH } from '../../../../../domain/content/entry.ts';
import { useLatestRun } from '../../../../ui/loading/use-latest-run.ts';
import { previewContent } from '../content-requests.ts';

/** While somebody types, the shop is not asked about every letter. */
const TYPING_PAUSE_MS = 400;

export type Preview = {
  /** The last that came; it stays when the next one does not come. */
  readonly shown: ContentPreview | undefined;
  readonly isRefreshing: boolean;
  readonly failure: string | null;
  readonly retry: () => void;
};

const TOO_LONG = 'The text is too long to be shown.';

/**
 * The text as everybody would read it, a moment after the typing pauses, as long as somebody can see it. A late answer to an
 * earlier text is never shown.
 */
export function usePreview({ kind, body }: PreviewedContent, isSeen: boolean): Preview {
  const [state, setState] = useState<Omit<Preview, 'retry'>>({
    shown: undefined,
    isRefreshing: true,
    failure: null,
  });
  const run = useLatestRun();
  const lastAsked = useRef<string>(undefined);

  const ask = useCallback(() => {
    lastAsked.current = body;
    setState(({ shown, failure }) => ({ shown, isRefreshing: true, failure }));
    run(
      async (signal) => {
        if (body.length > ENTRY_BODY_MAX_LENGTH) throw new Error(TOO_LONG);
        return previewContent({ kind, body }, signal);
      },
      {
        onDone: (shown) => setState({ shown, isRefreshing: false, failure: null }),
        onFailure: (failure) => setState(({ shown }) => ({ shown, isRefreshing: false, failure })),
      },
    );
  }, [kind, body, run]);

  useEffect(() => {
    if (!isSeen || lastAsked.current === body) return;
    const timer = setTimeout(ask, lastAsked.current === undefined ? 0 : TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ask, body, isSeen]);

  return { ...state, retry: ask };
}
