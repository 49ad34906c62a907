import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFetcher } from 'react-router';
import { type HomePage, showHomePage } from '../../../../domain/shop/home/home-page.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { PreviewFrame, PreviewPane } from '../../../ui/preview/preview-frame.tsx';
import { type HomeGoods, HomeScreen } from '../../home/home-context.tsx';

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
  return (
    <>
      <PreviewFrame title="Preview of your home page" html={html} width={width} onLoad={setPage} />
      {page &&
        createPortal(
          // Nothing in it can be pressed: its links would leave this screen.
          <div inert>
            <HomeScreen home={showHomePage(home, new Date())} goods={goods} />
          </div>,
          page.body,
        )}
    </>
  );
}

/** With the style sheets of this page, which are those of the shop. */
function writeBlankPage(): string {
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"], style')].map(
    ({ outerHTML }) => outerHTML,
  );
  return `<!DOCTYPE html><html lang="en-NG" data-theme="light"><head>${sheets.join('')}</head><body></body></html>`;
}
