import CloseIcon from 'lucide-react/icons/x';
import { useState } from 'react';
import type { PictureAnswer } from '../../../contract/pictures.ts';
import { listWidths, writePicturePath } from '../../../domain/pictures/renditions.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { Modal } from '../overlays/modal.tsx';
import { PictureSteps } from './picture-steps.tsx';
import { ProductPicture } from './product-picture.tsx';

type PictureStripProps = {
  readonly pictures: readonly PictureAnswer[];
  /** Whose pictures they are, for their names: "the request". */
  readonly owner: string;
};

/** Small pictures that open large. */
export function PictureStrip({ pictures, owner }: PictureStripProps) {
  const [viewed, setViewed] = useState<number | null>(null);
  const nameOf = (index: number) => `Picture ${index + 1} of ${owner}`;
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <button
              type="button"
              onClick={() => setViewed(index)}
              className="block rounded-card"
              aria-label={`Enlarge picture ${index + 1} of ${owner}`}
            >
              <ProductPicture
                picture={{ ...picture, alt: '' }}
                sizes="96px"
                className="size-24 rounded-card"
              />
            </button>
          </li>
        ))}
      </ul>
      <Modal
        isOpen={viewed !== null}
        onClose={() => setViewed(null)}
        label={`Pictures of ${owner}`}
        placement="whole"
      >
        <EnlargedPicture
          pictures={pictures}
          index={viewed ?? 0}
          nameOf={nameOf}
          onShow={setViewed}
          onClose={() => setViewed(null)}
        />
      </Modal>
    </>
  );
}

type EnlargedPictureProps = {
  readonly pictures: readonly PictureAnswer[];
  readonly index: number;
  readonly nameOf: (index: number) => string;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
};

function EnlargedPicture({ pictures, index, nameOf, onShow, onClose }: EnlargedPictureProps) {
  const picture = pictures[index];
  if (!picture) return null;
  const { id, width, height } = picture;
  const go = (wanted: number) => onShow((wanted + pictures.length) % pictures.length);
  return (
    <div className="relative grid h-full place-items-center [&_:focus-visible]:outline-on-dark">
      <img
        src={writePicturePath(id, listWidths(width).at(-1) ?? width, 'webp')}
        alt={nameOf(index)}
        width={width}
        height={height}
        className="max-h-dvh max-w-full object-contain"
      />
      <div className="absolute top-3 right-3 *:bg-cocoa *:text-on-dark *:shadow-2">
        <IconButton isOnDark label="Close" onClick={onClose}>
          <CloseIcon className="size-6" />
        </IconButton>
      </div>
      <PictureSteps index={index} count={pictures.length} onGo={go} />
    </div>
  );
}
