import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFetcher } from 'react-router';
import { type HomePage, showHomePage } from '../../../../domain/shop/home/home-page.ts';
import { ToggleChip } from '../../../ui/buttons/toggle-chip.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { type HomeGoods, HomeScreen } from '../../home/home-context.tsx';

const WIDTHS = { phone: 360, desk: 1280 } as const;
const FRAME_WIDTH = 360;
const FRAME_HEIGHT = 684;
const FRAME_EDGE = 8;

/** The first page itself, drawn with what is being typed, as wide as a phone or a desk shows it. */
export function HomePreview({ home }: { readonly home: HomePage }) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone');
  const { load, data: goods } = useFetcher<HomeGoods>();
  useEffect(() => {
    void load('/?index');
  }, [load]);
  return (
    <section aria-label="Preview" className="grid min-w-0 grid-cols-1 gap-3 rail:sticky rail:top-4">
      <div className="flex flex-wrap gap-2">
        <ToggleChip isOn={width === 'phone'} onClick={() => setWidth('phone')}>
          Phone
        </ToggleChip>
        <ToggleChip isOn={width === 'desk'} onClick={() => setWidth('desk')}>
          Computer
        </ToggleChip>
      </div>
      {goods ? (
        <PreviewFrame home={home} goods={goods} width={WIDTHS[width]} />
      ) : (
        <Skeleton className="h-100 rounded-sheet" />
      )}
    </section>
  );
}

type PreviewFrameProps = {
  readonly home: HomePage;
  readonly goods: HomeGoods;
  readonly width: number;
};

function PreviewFrame({ home, goods, width }: PreviewFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [html] = useState(writeBlankPage);
  const scale = FRAME_WIDTH / width;
  return (
    <div
      style={{ width: FRAME_WIDTH + 2 * FRAME_EDGE }}
      className="mx-auto h-75 max-w-full overflow-hidden rounded-sheet border-8 border-cocoa bg-cream rail:h-175"
    >
      <iframe
        title="Preview of your home page"
        srcDoc={html}
        sandbox="allow-same-origin"
        onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body ?? null)}
        style={{ width, height: FRAME_HEIGHT / scale, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        className="block max-w-none border-0"
      />
      {body &&
        createPortal(
          // Nothing in it can be pressed: its links would leave this screen.
          <div inert>
            <HomeScreen home={showHomePage(home, new Date())} goods={goods} />
          </div>,
          body,
        )}
    </div>
  );
}

/** With the style sheets of this page, which are those of the shop. */
function writeBlankPage(): string {
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"], style')].map(
    ({ outerHTML }) => outerHTML,
  );
  return `<!DOCTYPE html><html lang="en-NG" data-theme="light"><head>${sheets.join('')}</head><body></body></html>`;
}
