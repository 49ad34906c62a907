import UploadIcon from 'lucide-react/icons/upload';
import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { ACCEPTED_TYPES, FILE_RULES } from '../../../../ui/uploads/check-files.ts';

type DropZoneProps = {
  readonly isFull: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
};

/** Files are dropped anywhere on it, or chosen by its button. */
export function DropZone({ isFull, onFiles, children }: DropZoneProps) {
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
          {isFull ? 'No room for more pictures' : 'Choose pictures or drop them here'}
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
