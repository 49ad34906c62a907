import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ToggleChip } from '../buttons/toggle-chip.tsx';

const WIDTHS = { phone: 360, desktop: 1280 } as const;
const FRAME_WIDTH = 360;
const FRAME_HEIGHT = 684;
const FRAME_EDGE = 8;

/** Its band sticks within all of the form, and no field that is gone to is behind it. A low window keeps its room for the form. */
const PINNED_PANE =
  'max-rail:[@media(height>=34rem)]:contents max-rail:[@media(height>=34rem)]:[html:has(&)]:scroll-pt-[calc(var(--header-height)+--spacing(66))]';
const PINNED_BAND =
  'max-rail:[@media(height>=34rem)]:sticky max-rail:[@media(height>=34rem)]:top-(--header-height) max-rail:[@media(height>=34rem)]:z-10 max-rail:[@media(height>=34rem)]:border-b max-rail:[@media(height>=34rem)]:border-crust-2 max-rail:[@media(height>=34rem)]:bg-cream max-rail:[@media(height>=34rem)]:py-2';
const PINNED_FRAME =
  'max-rail:[@media(height>=34rem)]:mx-auto max-rail:[@media(height>=34rem)]:max-h-56 max-rail:[@media(height>=34rem)]:w-56 max-rail:[@media(height>=34rem)]:overflow-hidden';

type PreviewPaneProps = {
  /** Further choices beside the two widths. */
  readonly tools?: ReactNode;
  readonly children: (width: number) => ReactNode;
};

/** Beside a form: what is being edited, as wide as a phone or a desktop shows it. Where there is one column it stays in sight above. */
export function PreviewPane({ tools, children }: PreviewPaneProps) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone');
  return (
    <section
      aria-label="Preview"
      className={`grid min-w-0 grid-cols-1 gap-3 rail:sticky rail:top-4 ${PINNED_PANE}`}
    >
      <div className="flex flex-wrap gap-2">
        <ToggleChip isOn={width === 'phone'} onClick={() => setWidth('phone')}>
          Phone
        </ToggleChip>
        <ToggleChip isOn={width === 'desktop'} onClick={() => setWidth('desktop')}>
          Desktop
        </ToggleChip>
        {tools}
      </div>
      <div className={`grid min-w-0 grid-cols-1 ${PINNED_BAND}`}>
        <div className={`grid min-w-0 grid-cols-1 ${PINNED_FRAME}`}>{children(WIDTHS[width])}</div>
      </div>
    </section>
  );
}

type PreviewFrameProps = {
  readonly title: string;
  readonly html: string;
  readonly width: number;
  /** A document of its own each time; before it is loaded the frame has one without anything in it. */
  readonly onLoad: (page: Document | null) => void;
};

/** A page of that width, made as small as the frame; its scripts do not run. */
export function PreviewFrame({ title, html, width, onLoad }: PreviewFrameProps) {
  const [room, setRoom] = useState(FRAME_WIDTH);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? watchWidth(frame.current, setRoom) : undefined), []);
  const scale = room / width;
  return (
    <div
      ref={frame}
      style={{ width: FRAME_WIDTH + 2 * FRAME_EDGE }}
      className="mx-auto h-75 max-w-full overflow-hidden rounded-sheet border-8 border-cocoa bg-cream rail:h-175"
    >
      <iframe
        title={title}
        srcDoc={html}
        sandbox="allow-same-origin"
        onLoad={({ currentTarget }) => onLoad(currentTarget.contentDocument)}
        style={{ width, height: FRAME_HEIGHT / scale, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        className="block max-w-none border-0"
      />
    </div>
  );
}

/** A phone has less room than the frame would like: the page is made smaller rather than cut off. */
function watchWidth(frame: Element, onWidth: (width: number) => void): () => void {
  const observer = new ResizeObserver(([entry]) => entry && onWidth(entry.contentRect.width));
  observer.observe(frame);
  return () => observer.disconnect();
}
