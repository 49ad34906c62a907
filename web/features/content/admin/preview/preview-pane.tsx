import { type ComponentType, type MouseEvent, type ReactNode, useRef } from 'react';
import type { PreviewedContent } from '../../../../../contract/content-admin.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { type BlocksProps, PreviewBody } from './preview-body.tsx';
import { useIsSeen } from './use-is-seen.ts';
import { usePreview } from './use-preview.ts';

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
            <p>{shown ? 'What you see here is from before that.' : 'Your text is safe in the form.'}</p>
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
          {isBlank && <p className="text-cocoa-2">What you write appears here, as everybody will read it.</p>}
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
