import { writePicturePath } from '../../../domain/pictures/renditions.ts';
import { OrderPicture } from './order-picture.tsx';

type LinePicturesProps = {
  readonly line: { readonly name: string; readonly pictureIds: readonly string[] };
};

/** The pictures from the chat that say how something has to look; each opens large. */
export function LinePictures({ line: { name, pictureIds } }: LinePicturesProps) {
  if (pictureIds.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 print:hidden">
      {pictureIds.map((id, place) => (
        <li key={id}>
          <a
            href={writePicturePath(id, 1600, 'webp')}
            target="_blank"
            rel="noreferrer"
            aria-label={`Picture ${place + 1} of ${name}`}
            className="block"
          >
            <OrderPicture pictureId={id} design="" sizes="96px" className="size-24 rounded-small" />
          </a>
        </li>
      ))}
    </ul>
  );
}
