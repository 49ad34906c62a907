import { useState } from 'react';
import { PRODUCT_PICTURES_MAX } from '../../../../../domain/catalogue/product.ts';
import { createKey } from '../../../../ui/create-key.ts';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import { useKeptFocus } from '../../../../ui/form/use-kept-focus.ts';
import { moveItem } from '../../../../ui/move-item.ts';
import { Note } from '../../../../ui/note.tsx';
import type { ProductEditing } from '../form/use-product-form.ts';
import { checkFiles } from './check-files.ts';
import { DropZone } from './drop-zone.tsx';
import { PictureLine } from './picture-line.tsx';
import type { useUploadQueue } from './use-upload-queue.ts';

type PictureManagerProps = {
  readonly form: ProductEditing;
  readonly uploads: ReturnType<typeof useUploadQueue>;
};

/** The product's pictures in the order of its gallery, the ones still on their way among them. */
export function PictureManager({ form, uploads }: PictureManagerProps) {
  const { values, problems, changeList, reshapeList } = form;
  const { pictures } = values;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [dragged, setDragged] = useState<number | null>(null);
  const [news, setNews] = useState('');
  const { holderRef, keepFocusOn } = useKeptFocus();

  function add(files: readonly File[]): void {
    const { taken, problems: reasons } = checkFiles(files, pictures.length);
    const added = taken.map((file) => ({ key: createKey(), file }));
    setRefused(reasons);
    reshapeList('pictures', (list) => [
      ...list,
      ...added.map(({ key }) => ({ key, uploaded: null, alt: '' })),
    ]);
    uploads.queue.add(added);
  }

  function setAlt(key: string, alt: string): void {
    changeList('pictures', (list) =>
      list.map((picture) => (picture.key === key ? { ...picture, alt } : picture)),
    );
  }

  function move(from: number, to: number): void {
    reshapeList('pictures', (list) => moveItem(list, from, to));
    setNews(`Picture ${from + 1} is now number ${to + 1} of ${pictures.length}`);
  }

  function remove(key: string): void {
    uploads.queue.remove(key);
    reshapeList('pictures', (list) => list.filter((picture) => picture.key !== key));
    keepFocusOn('choose');
  }

  return (
    <FormSection
      title="Pictures"
      explanation="The first one is the main picture, on the card and in search. Drag to reorder."
    >
      <div ref={holderRef} className="grid gap-4">
        <DropZone isFull={pictures.length >= PRODUCT_PICTURES_MAX} onFiles={add}>
          {pictures.length > 0 && (
            <ol className="grid gap-3">
              {pictures.map((picture, index) => (
                <PictureLine
                  key={picture.key}
                  picture={picture}
                  task={uploads.tasks.find(({ key }) => key === picture.key)}
                  index={index}
                  count={pictures.length}
                  problem={problems[`pictures.${index}.alt`]}
                  isDropPlace={dragged !== null && dragged !== index}
                  onDrag={() => setDragged(index)}
                  onDragEnd={() => setDragged(null)}
                  onDrop={() => dragged !== null && move(dragged, index)}
                  onMove={(step) => {
                    move(index, index + step);
                    keepFocusOn(`${step === 1 ? 'later' : 'earlier'} ${picture.key}`);
                  }}
                  onDescribe={(alt) => setAlt(picture.key, alt)}
                  onRetry={() => uploads.queue.retry(picture.key)}
                  onRemove={() => remove(picture.key)}
                />
              ))}
            </ol>
          )}
        </DropZone>
        <Problem>{problems.pictures}</Problem>
        <p role="status" className="visually-hidden">
          {news}
        </p>
        {refused.length > 0 && (
          <Note tone="problem" role="alert">
            <ul>
              {refused.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Note>
        )}
      </div>
    </FormSection>
  );
}
