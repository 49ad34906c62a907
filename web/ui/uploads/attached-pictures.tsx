import CloseIcon from 'lucide-react/icons/x';
import type { PictureAnswer } from '../../../contract/pictures.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { ProductPicture } from '../pictures/product-picture.tsx';
import { FilePreview } from './file-preview.tsx';
import { UploadButton } from './upload-button.tsx';
import { UploadState } from './upload-state.tsx';
import type { Uploads } from './use-uploads.ts';

type AttachedPicturesProps = {
  /** Those that have arrived. */
  readonly pictures: readonly PictureAnswer[];
  readonly uploads: Uploads;
  readonly onRemove: (id: string) => void;
};

/** The pictures that go with a message or an item, and those on their way to the shop. */
export function AttachedPictures({ pictures, uploads, onRemove }: AttachedPicturesProps) {
  return (
    <>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2.5">
          {pictures.map((picture, index) => (
            <li key={picture.id} className="relative">
              <ProductPicture
                picture={{ ...picture, alt: `Your picture ${index + 1}` }}
                sizes="96px"
                className="size-24 rounded-card"
              />
              {/* The button is placed by its own rules; what holds it is not. */}
              <span className="absolute top-1 right-1">
                <IconButton
                  label={`Remove picture ${index + 1}`}
                  onClick={() => onRemove(picture.id)}
                  className="bg-paper shadow-1"
                >
                  <CloseIcon />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      {uploads.tasks.map((task) => (
        <div key={task.key} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
          <FilePreview url={task.previewUrl} className="size-14 rounded-card" />
          <UploadState task={task} onRetry={() => uploads.retry(task.key)} />
          <IconButton label={`Remove ${task.fileName}`} onClick={() => uploads.remove(task.key)}>
            <CloseIcon />
          </IconButton>
        </div>
      ))}
    </>
  );
}

type AttachButtonProps = {
  /** Said instead of offering more; undefined while there is room. */
  readonly fullNote: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
};

export function AttachButton({ fullNote, onFiles }: AttachButtonProps) {
  if (fullNote !== undefined) return <p className="text-small text-cocoa-2">{fullNote}</p>;
  return (
    <UploadButton onFiles={onFiles} multiple>
      Add pictures
    </UploadButton>
  );
}
