import UploadIcon from 'lucide-react/icons/upload';
import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react';
import { Note } from '../../../../ui/feedback/note.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { LineHolder } from '../../../../ui/form/lines/line-holder.tsx';
import { useLines } from '../../../../ui/form/lines/use-lines.ts';
import { Problem } from '../../../../ui/form/problem.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { ACCEPTED_TYPES, FILE_RULES } from '../../../../ui/uploads/check-files.ts';
import type { Uploads } from '../../../../ui/uploads/use-uploads.ts';
import type { ProductEditing } from '../form/use-product-form.ts';
import { PictureLine } from './picture-line.tsx';

type PictureManagerProps = {
  readonly form: ProductEditing;
  readonly uploads: Uploads;
};

/** The product's pictures in the order of its gallery, the ones still on their way among them. */
export function PictureManager({ form, uploads }: PictureManagerProps) {
  const { problems } = form;
  const { pictures } = form.values;
  const [dragged, setDragged] = useState<number | null>(null);
  const lines = useLines(form, 'pictures', (_picture, index) => `picture ${index + 1}`);

  const add = (files: readonly File[]) => {
    for (const key of uploads.add(files)) lines.add({ key, uploaded: null, alt: form.values.name.trim() });
  };

  return (
    <FormSection
      title="Pictures"
      explanation="The first picture is the main one, shown in lists and search. Drag or use the arrows to reorder."
    >
      <LineHolder lines={lines}>
        <DropZone isFull={uploads.isFull} onFiles={add}>
          {pictures.length > 0 && (
            <ol className="grid gap-3">
              {pictures.map((picture, index) => {
                const handle = lines.hold(picture, index);
                return (
                  <PictureLine
                    key={picture.key}
                    picture={picture}
                    handle={handle}
                    task={uploads.tasks.find(({ key }) => key === picture.key)}
                    isDropPlace={dragged !== null && dragged !== index}
                    onDrag={() => setDragged(index)}
                    onDragEnd={() => setDragged(null)}
                    onDrop={() => dragged !== null && lines.move(dragged, index)}
                    onRetry={() => uploads.retry(picture.key)}
                    onRemove={() => {
                      uploads.remove(picture.key);
                      handle.remove();
                    }}
                  />
                );
              })}
            </ol>
          )}
        </DropZone>
        <Problem>{problems.pictures}</Problem>
        {uploads.refused.length > 0 && (
          <Note tone="problem" role="alert">
            <ul>
              {uploads.refused.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Note>
        )}
      </LineHolder>
    </FormSection>
  );
}

type DropZoneProps = {
  readonly isFull: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
};

/** Files are dropped anywhere on it, or chosen by its button. */
function DropZone({ isFull, onFiles, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);

  const welcome = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file can then be chosen again, after it failed or was removed.
    target.value = '';
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse alone; the button inside does the same for everybody.
    <div
      onDragOver={welcome}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={joinClasses('grid gap-4 rounded-card', isOver && 'ring-2 ring-hibiscus ring-offset-8')}
    >
      {children}
      <label
        className={joinClasses(
          'grid justify-items-center gap-1 rounded-card border-2 border-dashed border-crust-2 bg-cream px-4 py-6 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cocoa',
          isFull ? 'text-cocoa-2' : 'cursor-pointer hover:border-bark',
          isOver && 'border-hibiscus bg-hibiscus-soft',
        )}
      >
        <UploadIcon className="size-6" />
        <span className="font-semibold">
          {isFull ? 'You’ve reached the maximum number of pictures' : 'Choose pictures or drop them here'}
        </span>
        <span className="text-small text-cocoa-2">{FILE_RULES}</span>
        <input
          type="file"
          name="pictures"
          data-control="add"
          multiple
          accept={ACCEPTED_TYPES}
          aria-disabled={isFull}
          onClick={(event) => isFull && event.preventDefault()}
          onChange={choose}
          className="visually-hidden"
        />
      </label>
    </div>
  );
}
