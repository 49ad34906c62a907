import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ContentPreview, PreviewedContent } from '../../../../../contract/content-admin.ts';
import { ENTRY_BODY_MAX_LENGTH } from '../../../../../domain/content/entry.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { useLatestRun } from '../../../../ui/loading/use-latest-run.ts';
import { previewContent } from '../content-requests.ts';
import { type BlocksProps, PreviewBody } from './preview-body.tsx';

type PreviewPaneProps = {
  readonly content: PreviewedContent;
  readonly Blocks: ComponentType<BlocksProps>;
  /** Above the words: what only the form knows. */
  readonly heading: (headline: string | null) => ReactNode;
};

/** What everybody will read, and what was left out of it and why. */
export function PreviewPane({ content, Blocks, heading }: PreviewPaneProps) {
  const paneRef = useRef<HTMLElement>(null);
  const { shown, isRefreshing, failure, retry } = usePreview(content, useIsSeen(paneRef));
  const isBlank = content.body.trim() === '';
  return (
    <section
      ref={paneRef}
      aria-label="Preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled by wheel must be so by keyboard.
      tabIndex={0}
      onClickCapture={openBeside}
      className="grid content-start gap-5 rounded-card border border-crust-2 bg-cream p-4 phone:p-6 rail:h-157 rail:overflow-y-auto"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-small text-cocoa-2">
        <p aria-hidden="true" className="font-semibold">
          Preview
        </p>
        <p className="figures">
          {isRefreshing && shown ? 'Refreshing…' : shown && !isBlank && `${shown.readingMinutes} min read`}
        </p>
      </div>
      <div role="status" className="grid gap-3 empty:hidden">
        {failure !== null && (
          <Note tone="warning">
            <p>{failure}</p>
            <p>{shown ? 'This preview is out of date.' : 'Your text is still in the form.'}</p>
            <Button kind="paper" size="s" onClick={retry} className="mt-2.5">
              Try again
            </Button>
          </Note>
        )}
        {shown && shown.warnings.length > 0 && (
          <Note tone="warning">
            <ul className="grid gap-1.5">
              {shown.warnings.map((warning) => (
                <li key={warning} className="wrap-anywhere">
                  {warning}
                </li>
              ))}
            </ul>
          </Note>
        )}
      </div>
      {shown ? (
        <>
          {heading(shown.headline)}
          <PreviewBody body={shown.body} Blocks={Blocks} />
          {isBlank && (
            <p className="text-cocoa-2">What you write appears here as your readers will see it.</p>
          )}
        </>
      ) : (
        failure === null && <Skeleton className="h-60" />
      )}
    </section>
  );
}

/** A link is tried beside the form, never instead of it. */
function openBeside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || (link.hash !== '' && link.pathname === window.location.pathname)) return;
  if (!link.protocol.startsWith('http')) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}

/** Whether any of it is on the screen: not folded away, not scrolled out of sight. */
function useIsSeen(elementRef: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementRef]);
  return isSeen;
}

/** While somebody types, the shop is not asked about every letter. */
const TYPING_PAUSE_MS = 400;

type Preview = {
  /** The last that came; it stays when the next one does not come. */
  readonly shown: ContentPreview | undefined;
  readonly isRefreshing: boolean;
  readonly failure: string | null;
  readonly retry: () => void;
};

const TOO_LONG = 'The text is too long to preview.';

/**
 * The text as everybody would read it, a moment after the typing pauses, as long as somebody can see it. A late answer to an
 * earlier text is never shown.
 */
function usePreview({ kind, body }: PreviewedContent, isSeen: boolean): Preview {
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
