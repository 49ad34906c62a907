import { useCallback, useEffect, useState } from 'react';
import type { Brand } from '../../../../domain/shop/brand/brand.ts';
import { ToggleChip } from '../../../ui/buttons/toggle-chip.tsx';
import { PreviewFrame, PreviewPane } from '../../../ui/layout/preview-frame.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { readTypedColour } from './brand-values.ts';
import { dressPreview, fetchPreview } from './preview-document.ts';

const PAGES = [
  { path: '/', name: 'Home' },
  { path: '/products', name: 'Products' },
] as const;

/** The real shop in the draft's look, as wide as a phone or a desk shows it. */
export function BrandPreview({ brand }: { readonly brand: Brand }) {
  const [path, setPath] = useState<string>(PAGES[0].path);
  const [isDark, setDark] = useState(false);
  const loaded = useLoaded(useCallback((signal: AbortSignal) => fetchPreview(path, signal), [path]));
  return (
    <PreviewPane
      tools={
        <>
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
        </>
      }
    >
      {(width) => (
        <LoadedContent
          loaded={loaded}
          waitingWords="Loading the preview…"
          skeleton={<Skeleton className="h-100 rounded-sheet" />}
        >
          {(html) => <DressedFrame html={html} brand={brand} isDark={isDark} width={width} />}
        </LoadedContent>
      )}
    </PreviewPane>
  );
}

type DressedFrameProps = {
  readonly html: string;
  readonly brand: Brand;
  readonly isDark: boolean;
  readonly width: number;
};

function DressedFrame({ html, brand, isDark, width }: DressedFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const isWhole = Object.values(brand.colours).every((colour) => readTypedColour(colour) !== undefined);
  useEffect(() => {
    if (page && isWhole) dressPreview(page, brand, isDark);
  }, [page, brand, isDark, isWhole]);
  return <PreviewFrame title="Your shop with this look" html={html} width={width} onLoad={setPage} />;
}
