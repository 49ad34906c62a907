import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFetcher } from 'react-router';
import { type HomePage, showHomePage } from '../../../../domain/shop/home/home-page.ts';
import { PreviewFrame, PreviewPane } from '../../../ui/layout/preview-frame.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { type HomeGoods, type HomePart, HomeScreen } from '../../home/home-context.tsx';

/** The first page itself, drawn with what is being typed, as wide as a phone or a desk shows it. */
export function HomePreview({ home }: { readonly home: HomePage }) {
  const { load, data: goods } = useFetcher<HomeGoods>();
  useEffect(() => {
    void load('/?index');
  }, [load]);
  return (
    <PreviewPane>
      {(width) =>
        goods ? (
          <FilledFrame home={home} goods={goods} width={width} />
        ) : (
          <Skeleton className="h-100 rounded-sheet" />
        )
      }
    </PreviewPane>
  );
}

type FilledFrameProps = {
  readonly home: HomePage;
  readonly goods: HomeGoods;
  readonly width: number;
};

function FilledFrame({ home, goods, width }: FilledFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const [html] = useState(writeBlankPage);
  // With the parts themselves: what is there can be tapped.
  useLayoutEffect(() => (page ? watchTaps(page) : undefined), [page]);
  useEffect(() => (page ? watchFields(page) : undefined), [page]);
  return (
    <>
      <PreviewFrame title="Preview of your home page" html={html} width={width} onLoad={setPage} />
      {page &&
        createPortal(
          // Its links and buttons are dead, or they would leave this screen; a tap leads to the fields of what was tapped.
          <div inert>
            <HomeScreen home={showHomePage(home, new Date())} goods={goods} framePart={framePart} />
          </div>,
          page.body,
        )}
    </>
  );
}

const framePart = (part: HomePart, shown: ReactNode) => <div data-part={part}>{shown}</div>;

/** What is inert hears nothing itself: the part is found by its place. */
function watchTaps(page: Document): () => void {
  const findFields = ({ clientY }: MouseEvent) => {
    const parts = [...page.querySelectorAll<HTMLElement>('[data-part]')];
    const tapped = parts.find((part) => part.getBoundingClientRect().bottom > clientY);
    const fields = tapped && document.querySelector(`[data-edits="${tapped.dataset.part}"]`);
    fields?.querySelector<HTMLElement>('input:not([type="file"]), textarea, button')?.focus();
  };
  page.addEventListener('click', findFields);
  return () => page.removeEventListener('click', findFields);
}

/** Little of the page is in sight on a phone: the part whose field is gone to is moved there. */
function watchFields(page: Document): () => void {
  const showPart = ({ target }: FocusEvent) => {
    const fields = target instanceof Element ? target.closest<HTMLElement>('[data-edits]') : null;
    const part = fields && page.querySelector<HTMLElement>(`[data-part="${fields.dataset.edits}"]`);
    if (part) page.defaultView?.scrollBy({ top: part.getBoundingClientRect().top });
  };
  document.addEventListener('focusin', showPart);
  return () => document.removeEventListener('focusin', showPart);
}

/** With the style sheets of this page, which are those of the shop. */
function writeBlankPage(): string {
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"], style')].map(
    ({ outerHTML }) => outerHTML,
  );
  return `<!DOCTYPE html><html lang="en-NG" data-theme="light"><head>${sheets.join('')}</head><body class="cursor-pointer"></body></html>`;
}
