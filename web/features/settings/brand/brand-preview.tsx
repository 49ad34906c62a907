import { useCallback, useEffect, useRef, useState } from 'react';
import type { Brand } from '../../../../domain/shop/brand/brand.ts';
import { ToggleChip } from '../../../ui/buttons/toggle-chip.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { readTypedColour } from './brand-values.ts';
import { dressPreview, fetchPreview } from './preview-document.ts';

const WIDTHS = { phone: 360, desk: 1280 } as const;
const FRAME_WIDTH = 360;
const FRAME_HEIGHT = 684;
const FRAME_EDGE = 8;
const PAGES = [
  { path: '/', name: 'Home' },
  { path: '/products', name: 'Products' },
] as const;

/** The real shop in the draft's look, as wide as a phone or a desk shows it. */
export function BrandPreview({ brand }: { readonly brand: Brand }) {
  const [path, setPath] = useState<string>(PAGES[0].path);
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone');
  const [isDark, setDark] = useState(false);
  const loaded = useLoaded(useCallback((signal: AbortSignal) => fetchPreview(path, signal), [path]));
  return (
    <section aria-label="Preview" className="grid min-w-0 grid-cols-1 gap-3 rail:sticky rail:top-4">
      <div className="flex flex-wrap gap-2">
        <ToggleChip isOn={width === 'phone'} onClick={() => setWidth('phone')}>
          Phone
        </ToggleChip>
        <ToggleChip isOn={width === 'desk'} onClick={() => setWidth('desk')}>
          Computer
        </ToggleChip>
        <ToggleChip isOn={isDark} onClick={() => setDark(!isDark)}>
          Dark
        </ToggleChip>
        <select
          aria-label="Page in the preview"
          value={path}
          onChange={({ target }) => setPath(target.value)}
          className="min-h-11 rounded-pill border border-crust-2 bg-paper px-3 text-small font-semibold"
        >
          {PAGES.map((page) => (
            <option key={page.path} value={page.path}>
              {page.name}
            </option>
          ))}
        </select>
      </div>
      <LoadedContent
        loaded={loaded}
        waitingWords="Loading the preview…"
        skeleton={<Skeleton className="h-100 rounded-sheet" />}
      >
        {(html) => <PreviewFrame html={html} brand={brand} isDark={isDark} width={WIDTHS[width]} />}
      </LoadedContent>
    </section>
  );
}

type PreviewFrameProps = {
  readonly html: string;
  readonly brand: Brand;
  readonly isDark: boolean;
  readonly width: number;
};

function PreviewFrame({ html, brand, isDark, width }: PreviewFrameProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const isWhole = Object.values(brand.colours).every((colour) => readTypedColour(colour) !== undefined);
  useEffect(() => {
    const page = frameRef.current?.contentDocument;
    // A frame that is still loading has a document without anything in it.
    if (page && isWhole && loads > 0) dressPreview(page, brand, isDark);
  }, [brand, isDark, isWhole, loads]);
  const scale = FRAME_WIDTH / width;
  return (
    <div
      style={{ width: FRAME_WIDTH + 2 * FRAME_EDGE }}
      className="mx-auto h-75 max-w-full overflow-hidden rounded-sheet border-8 border-cocoa bg-cream rail:h-175"
    >
      <iframe
        ref={frameRef}
        title="Your shop with this look"
        srcDoc={html}
        sandbox="allow-same-origin"
        onLoad={() => setLoads((count) => count + 1)}
        style={{
          width,
          height: FRAME_HEIGHT / scale,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
        className="block max-w-none border-0"
      />
    </div>
  );
}
