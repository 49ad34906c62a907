import UploadIcon from 'lucide-react/icons/upload';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { joinClasses } from '../join-classes.ts';

type FileFieldProps = {
  /** The file that was chosen last. */
  readonly fileName: string | undefined;
  readonly onFile: (file: File) => void;
};

/** A table is dropped on it, or chosen. */
export function FileField({ fileName, onFile }: FileFieldProps) {
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files?.[0]);
    // The same file can then be chosen again, after it was mended.
    target.value = '';
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={joinClasses(
        'grid cursor-pointer justify-items-center gap-1 rounded-card border-2 border-dashed border-crust-2 bg-cream px-4 text-center hover:border-bark has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cocoa',
        // Once there is a file, what is found in it matters more.
        fileName === undefined ? 'py-8' : 'py-3 phone:py-5',
        isOver && 'border-hibiscus bg-hibiscus-soft',
      )}
    >
      <UploadIcon className="size-6" />
      <span className="font-semibold wrap-anywhere">
        {fileName === undefined ? 'Choose a CSV file or drop it here' : `Replace ${fileName}`}
      </span>
      {fileName === undefined && (
        <span className="text-small text-cocoa-2">You’ll see what changes before anything is saved.</span>
      )}
      <input
        type="file"
        name="table"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={choose}
        className="visually-hidden"
      />
    </label>
  );
}
