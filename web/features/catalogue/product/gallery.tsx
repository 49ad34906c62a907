import EnlargeIcon from 'lucide-react/icons/expand';
import MinusIcon from 'lucide-react/icons/minus';
import PlusIcon from 'lucide-react/icons/plus';
import CloseIcon from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ProductAnswer, ProductPictureAnswer } from '../../../../contract/products.ts';
import { isCake } from '../../../../domain/catalogue/is-cake.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { PictureSteps } from '../../../ui/pictures/picture-steps.tsx';
import { ProductPicture } from '../../../ui/pictures/product-picture.tsx';
import { DiscountMark } from '../../../ui/product/discount-mark.tsx';
import { InscriptionPreview } from './inscription-preview.tsx';

export const GALLERY_SIZES = '(width > 1280px) 668px, (width > 760px) 52vw, 100vw';

/** `first`: above all else on its page; `within`: further down, beside text. */
const LOOKS = {
  first: {
    gallery: 'max-phone:-mx-(--page-margin) phone:sticky phone:top-[calc(var(--header-height)+--spacing(5))]',
    frame: 'rounded-b-sheet phone:rounded-sheet',
    // On a small or enlarged screen the name and the price are seen with it.
    picture: 'aspect-square w-full max-phone:max-h-[56svh] max-phone:landscape:max-h-[40svh]',
    sizes: GALLERY_SIZES,
  },
  within: {
    gallery: '',
    frame: 'rounded-sheet',
    picture: 'aspect-square w-full',
    sizes: '(width > 1280px) 600px, (width > 760px) 45vw, 92vw',
  },
} as const;

type GalleryProps = {
  readonly product: ProductAnswer;
  /** As it is being typed. */
  readonly inscription?: string;
  readonly look?: keyof typeof LOOKS;
};

/** Swiped on a phone, steered by small pictures or the arrow keys elsewhere; a press shows the picture as large as the screen. */
export function Gallery({ product, inscription = '', look = 'first' }: GalleryProps) {
  const { pictures, discountPercentage } = product;
  const classes = LOOKS[look];
  const isFirst = look === 'first';
  const { index, show, showAtOnce, steer, stripProps } = usePictureStrip(pictures.length);
  const [viewed, setViewed] = useState<number | null>(null);
  const lastSeen = useRef<number | null>(null);
  // The dialog has given the focus back to the picture that was pressed; whoever went on in it goes on from there.
  const goOnFromLastSeen = useEffectEvent(() => {
    if (lastSeen.current !== null) showAtOnce(lastSeen.current);
    lastSeen.current = null;
  });
  useEffect(() => {
    if (viewed === null) goOnFromLastSeen();
  }, [viewed]);
  const hasSeveral = pictures.length > 1;
  return (
    <section aria-label="Pictures" onKeyDown={steer} className={joinClasses('grid gap-3', classes.gallery)}>
      <div className={joinClasses('relative overflow-hidden', classes.frame)}>
        {pictures.length === 0 && <ProductPicture picture={undefined} sizes="" className={classes.picture} />}
        <ul
          {...stripProps}
          className="[scrollbar-width:none] flex snap-x snap-mandatory overflow-x-auto scroll-smooth motion-reduce:scroll-auto"
        >
          {pictures.map((picture, place) => (
            <li key={picture.id} className="w-full flex-none snap-center">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setViewed(place)}
                className="group relative block w-full cursor-zoom-in focus-visible:-outline-offset-4 focus-visible:rounded-sheet"
              >
                <ProductPicture
                  picture={picture}
                  sizes={classes.sizes}
                  className={classes.picture}
                  priority={isFirst && place === 0}
                />
                <span className="visually-hidden">Enlarge</span>
                <span
                  aria-hidden="true"
                  className="absolute right-4 bottom-4 grid size-11 place-items-center rounded-full bg-paper shadow-1 transition duration-(--duration-fast) group-hover:bg-cocoa group-hover:text-on-dark phone:right-5 phone:bottom-5"
                >
                  <EnlargeIcon />
                </span>
              </button>
            </li>
          ))}
        </ul>
        {isFirst && isCake(product) && (
          <InscriptionPreview typed={inscription} className="absolute inset-x-6 bottom-20 max-phone:hidden" />
        )}
        {isFirst && discountPercentage > 0 && (
          <DiscountMark
            percentage={discountPercentage}
            className="pointer-events-none absolute top-4 left-4 size-19 text-lead phone:top-6 phone:left-6 phone:size-24 phone:text-fs-3"
          />
        )}
        {hasSeveral && (
          <p
            aria-hidden="true"
            className="absolute inset-x-0 bottom-4 flex justify-center gap-1.5 phone:hidden"
          >
            {pictures.map(({ id }, place) => (
              <span
                key={id}
                className={joinClasses(
                  'h-2 rounded-pill border transition-all duration-(--duration-fast)',
                  place === index ? 'w-5.5 border-cocoa bg-cocoa' : 'w-2 border-bark bg-paper',
                )}
              />
            ))}
          </p>
        )}
      </div>
      {hasSeveral && (
        <ul className="flex flex-wrap gap-3 max-phone:hidden">
          {pictures.map((picture, place) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-label={`Picture ${place + 1} of ${pictures.length}: ${picture.alt}`}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => show(place)}
                className="block size-18 overflow-hidden rounded-card outline-offset-2 outline-cocoa aria-current:outline-2 focus-visible:rounded-card tablet:size-23"
              >
                <ProductPicture picture={picture} alt="" sizes="92px" className="size-full" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PictureViewer
        name={product.name}
        pictures={pictures}
        viewed={viewed}
        onSee={(place) => {
          lastSeen.current = place;
        }}
        onClose={() => setViewed(null)}
      />
    </section>
  );
}

type PictureViewerProps = {
  readonly name: string;
  readonly pictures: readonly ProductPictureAnswer[];
  /** The place of the picture that was pressed; null while nothing is looked at. */
  readonly viewed: number | null;
  readonly onSee: (place: number) => void;
  readonly onClose: () => void;
};

function PictureViewer({ name, pictures, viewed, onSee, onClose }: PictureViewerProps) {
  return (
    <Modal isOpen={viewed !== null} onClose={onClose} label={`Pictures of ${name}`} placement="whole">
      <EnlargedPictures pictures={pictures} first={viewed ?? 0} onSee={onSee} onClose={onClose} />
    </Modal>
  );
}

type EnlargedPicturesProps = Pick<PictureViewerProps, 'pictures' | 'onSee' | 'onClose'> & {
  readonly first: number;
};

function EnlargedPictures({ pictures, first, onSee, onClose }: EnlargedPicturesProps) {
  // While the dialog closes, nothing is pressed any more; what was stays in sight.
  const [pressed] = useState(first);
  const { index, show, showAtOnce, steer, stripProps } = usePictureStrip(pictures.length, pressed);
  const see = useEffectEvent(onSee);
  useEffect(() => see(index), [index]);
  const begin = useEffectEvent(() => showAtOnce(pressed));
  const [isZoomed, setZoomed] = useState(false);
  const { ref } = stripProps;

  // The strip begins at its first picture, and the dialog has no width until it is open; what was pressed has to be there
  // before anything is seen.
  useLayoutEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const observer = new ResizeObserver(() => {
      if (strip.clientWidth === 0) return;
      observer.disconnect();
      begin();
    });
    observer.observe(strip);
    return () => observer.disconnect();
  }, [ref]);

  const go = (place: number) => {
    setZoomed(false);
    show((place + pictures.length) % pictures.length);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the buttons inside are heard here.
    <div onKeyDown={steer} className="relative h-full [&_:focus-visible]:outline-on-dark">
      <ul
        {...stripProps}
        className="[scrollbar-width:none] flex h-full snap-x snap-mandatory overflow-x-auto scroll-smooth motion-reduce:scroll-auto"
      >
        {pictures.map((picture) => (
          <li
            key={picture.id}
            className="grid h-full w-full flex-none snap-center place-items-center overflow-auto overscroll-contain"
          >
            <button
              type="button"
              aria-pressed={isZoomed}
              onClick={() => setZoomed(!isZoomed)}
              className={joinClasses(
                'block flex-none transition-[width] duration-(--duration-slow)',
                isZoomed ? 'w-[min(200vw,200vh)] cursor-zoom-out' : 'w-[min(100vw,100dvh)] cursor-zoom-in',
              )}
            >
              <ProductPicture
                picture={picture}
                sizes="(orientation: portrait) 100vw, 100vh"
                className="aspect-square"
              />
              <span className="visually-hidden">Zoom</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="absolute top-3 right-3 flex gap-2 *:bg-cocoa *:text-on-dark *:shadow-2">
        <IconButton isOnDark label={isZoomed ? 'Zoom out' : 'Zoom in'} onClick={() => setZoomed(!isZoomed)}>
          {isZoomed ? <MinusIcon /> : <PlusIcon />}
        </IconButton>
        <IconButton isOnDark label="Close" onClick={onClose}>
          <CloseIcon className="size-6" />
        </IconButton>
      </div>
      <PictureSteps index={index} count={pictures.length} onGo={go} />
    </div>
  );
}

/** A row of pictures, one of them in sight. The finger swipes it by the browser's own scrolling; keys and buttons scroll it too. */
function usePictureStrip(count: number, first = 0) {
  const stripRef = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);

  const clamp = (wanted: number) => Math.min(Math.max(wanted, 0), count - 1);
  const show = (place: number) => {
    const strip = stripRef.current;
    strip?.scrollTo({ left: place * strip.clientWidth });
  };
  const focusOn = (place: number) =>
    stripRef.current?.children[place]?.querySelector('button')?.focus({ preventScroll: true });
  const showAtOnce = (place: number) => {
    const strip = stripRef.current;
    strip?.scrollTo({ left: place * strip.clientWidth, behavior: 'instant' });
    focusOn(place);
  };
  const steer = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = clamp(index + (event.key === 'ArrowRight' ? 1 : -1));
    show(next);
    // Whoever stands on a picture goes along, so that the next key opens the one they see.
    if (stripRef.current?.contains(document.activeElement)) focusOn(next);
  };
  const follow = () => {
    const strip = stripRef.current;
    if (strip && strip.clientWidth > 0) setIndex(Math.round(strip.scrollLeft / strip.clientWidth));
  };

  return { index, show, showAtOnce, steer, stripProps: { ref: stripRef, onScroll: follow } };
}
