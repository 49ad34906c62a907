import TrashIcon from 'lucide-react/icons/trash';
import CloseIcon from 'lucide-react/icons/x';
import { type DragEvent, useState } from 'react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { LineMoves } from '../../../../ui/form/lines/line-buttons.tsx';
import type { LineHandle } from '../../../../ui/form/lines/use-lines.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { ProductPicture } from '../../../../ui/pictures/product-picture.tsx';
import { FilePreview } from '../../../../ui/uploads/file-preview.tsx';
import type { UploadTask } from '../../../../ui/uploads/upload-queue.ts';
import { UploadState } from '../../../../ui/uploads/upload-state.tsx';
import type { PictureValues } from '../form/form-values.ts';

type PictureLineProps = {
  readonly picture: PictureValues;
  readonly handle: LineHandle<PictureValues>;
  /** Undefined for a picture the shop had before. */
  readonly task: UploadTask | undefined;
  /** Another picture is being dragged. */
  readonly isDropPlace: boolean;
  readonly onDrag: () => void;
  readonly onDragEnd: () => void;
  readonly onDrop: () => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
};

export function PictureLine(props: PictureLineProps) {
  const { picture, handle, task, isDropPlace } = props;
  const { onDrag, onDragEnd, onDrop, onRetry, onRemove } = props;
  const { index, name } = handle;
  const [isOver, setOver] = useState(false);
  const isOnItsWay = picture.uploaded === null;

  const welcome = (event: DragEvent) => {
    if (!isDropPlace) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    if (!isDropPlace) return;
    event.preventDefault();
    setOver(false);
    onDrop();
  };

  return (
    <li
      onDragOver={welcome}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={joinClasses(
        'grid grid-cols-[--spacing(24)_minmax(0,1fr)] items-start gap-3.5 rounded-card border border-crust-2 bg-cream p-3 phone:grid-cols-[--spacing(28)_minmax(0,1fr)_auto]',
        isOver && 'ring-2 ring-hibiscus',
      )}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is for the mouse alone; the buttons beside it do the same for everybody. */}
      <div
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          // Firefox drags nothing that carries nothing; of a type of its own, so that no text field takes it.
          event.dataTransfer.setData('application/x-picture', picture.key);
          onDrag();
        }}
        onDragEnd={onDragEnd}
        className="relative cursor-grab active:cursor-grabbing"
      >
        <PictureThumb picture={picture} previewUrl={task?.previewUrl} />
        {index === 0 && (
          <span className="absolute bottom-1.5 left-1.5">
            <Badge tone="dark">Main</Badge>
          </span>
        )}
      </div>
      <div className="grid min-w-0 gap-2 max-phone:col-span-full">
        {task && isOnItsWay && <UploadState task={task} onRetry={onRetry} />}
        <TextField
          {...handle.field('alt')}
          label={`Describe ${name}`}
          hint="Helps people who can’t see the picture, and search engines. If empty, we use the product name."
        />
      </div>
      <div className="flex max-phone:col-start-2 max-phone:row-start-1 max-phone:justify-end phone:flex-col">
        <LineMoves handle={handle} />
        <IconButton label={isOnItsWay ? `Cancel ${name}` : `Remove ${name}`} onClick={onRemove}>
          {isOnItsWay ? <CloseIcon /> : <TrashIcon />}
        </IconButton>
      </div>
    </li>
  );
}

type PictureThumbProps = {
  readonly picture: PictureValues;
  /** The file itself, while this page still has it: nothing has to be loaded. */
  readonly previewUrl: string | undefined;
};

/** The words beside it describe it; read out twice they would only disturb. */
function PictureThumb({ picture, previewUrl }: PictureThumbProps) {
  // The line is dragged, not the image: browsers offer a dragged image as a file, which would be uploaded once more.
  const frame = 'pointer-events-none aspect-square w-full rounded-small';
  if (previewUrl !== undefined) {
    return <FilePreview url={previewUrl} className={`${frame} bg-tint-cream`} />;
  }
  const known = picture.uploaded === null ? undefined : { ...picture.uploaded, alt: picture.alt };
  return <ProductPicture picture={known} alt="" sizes="112px" className={frame} />;
}
