import MinusIcon from 'lucide-react/icons/minus';
import PlusIcon from 'lucide-react/icons/plus';
import CloseIcon from 'lucide-react/icons/x';
import { useLayoutEffect, useState } from 'react';
import type { ProductPictureAnswer } from '../../../../../contract/products.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { PictureSteps } from '../../../../ui/pictures/picture-steps.tsx';
import { ProductPicture } from '../../../../ui/pictures/product-picture.tsx';
import { usePictureStrip } from './use-picture-strip.ts';

type PictureViewerProps = {
  readonly name: string;
  readonly pictures: readonly ProductPictureAnswer[];
  /** The place of the picture that was pressed; null while nothing is looked at. */
  readonly viewed: number | null;
  readonly onClose: () => void;
};

export function PictureViewer({ name, pictures, viewed, onClose }: PictureViewerProps) {
  return (
    <Modal isOpen={viewed !== null} onClose={onClose} label={`Pictures of ${name}`} placement="whole">
      <EnlargedPictures pictures={pictures} first={viewed ?? 0} onClose={onClose} />
    </Modal>
  );
}

type EnlargedPicturesProps = Pick<PictureViewerProps, 'pictures' | 'onClose'> & { readonly first: number };

function EnlargedPictures({ pictures, first, onClose }: EnlargedPicturesProps) {
  const { index, show, steer, stripProps } = usePictureStrip(pictures.length, first);
  const [isZoomed, setZoomed] = useState(false);
  const { ref } = stripProps;

  // The strip begins at its first picture; the one that was pressed has to be there before anything is seen.
  useLayoutEffect(() => {
    ref.current?.scrollTo({ left: first * ref.current.clientWidth, behavior: 'instant' });
  }, [ref, first]);

  const go = (place: number) => {
    setZoomed(false);
    show(place);
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
