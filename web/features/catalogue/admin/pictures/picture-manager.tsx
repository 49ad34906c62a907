import { useState } from 'react';
import { PRODUCT_PICTURES_MAX } from '../../../../../domain/catalogue/product.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { createKey } from '../../../../ui/form/create-key.ts';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { LineHolder } from '../../../../ui/form/lines/line-holder.tsx';
import { useLines } from '../../../../ui/form/lines/use-lines.ts';
import { Problem } from '../../../../ui/form/problem.tsx';
import { checkFiles } from '../../../../ui/uploads/check-files.ts';
import type { ProductEditing } from '../form/use-product-form.ts';
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
  const lines = useLines({
    lines: pictures,
    keyOf: ({ key }) => key,
    nameOf: (_picture, index) => `picture ${index + 1}`,
    change: (edit) => changeList('pictures', edit),
    reshape: (edit) => reshapeList('pictures', edit),
  });

  function add(files: readonly File[]): void {
    const { taken, problems: reasons } = checkFiles(files, {
      alreadyThere: pictures.length,
      most: PRODUCT_PICTURES_MAX,
      owner: 'a product',
    });
    const added = taken.map((file) => ({ key: createKey(), file }));
    setRefused(reasons);
    for (const { key } of added) lines.add({ key, uploaded: null, alt: '' });
    uploads.queue.add(added);
  }

  return (
    <FormSection
      title="Pictures"
      explanation="The first one is the main picture, on the card and in search. Drag to reorder, or use the arrows."
    >
      <LineHolder lines={lines}>
        <DropZone isFull={pictures.length >= PRODUCT_PICTURES_MAX} onFiles={add}>
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
                    problem={problems[`pictures.${index}.alt`]}
                    isDropPlace={dragged !== null && dragged !== index}
                    onDrag={() => setDragged(index)}
                    onDragEnd={() => setDragged(null)}
                    onDrop={() => dragged !== null && lines.move(dragged, index)}
                    onRetry={() => uploads.queue.retry(picture.key)}
                    onRemove={() => {
                      uploads.queue.remove(picture.key);
                      handle.remove();
                    }}
                  />
                );
              })}
            </ol>
          )}
        </DropZone>
        <Problem>{problems.pictures}</Problem>
        {refused.length > 0 && (
          <Note tone="problem" role="alert">
            <ul>
              {refused.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Note>
        )}
      </LineHolder>
    </FormSection>
  );
}
