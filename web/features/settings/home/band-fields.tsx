import TrashIcon from 'lucide-react/icons/trash';
import { uploadPictureEndpoint } from '../../../../contract/pictures.ts';
import { describePictureFile, HOME_PICTURES_MAX } from '../../../../domain/shop/home/home-page.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { uploadFile } from '../../../api/upload-file.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LineMoves } from '../../../ui/form/lines/line-buttons.tsx';
import { LineHolder } from '../../../ui/form/lines/line-holder.tsx';
import { useLines } from '../../../ui/form/lines/use-lines.ts';
import { Problem } from '../../../ui/form/problem.tsx';
import type { EditedForm } from '../../../ui/form/use-edited-form.ts';
import { ProductPicture } from '../../../ui/pictures/product-picture.tsx';
import { FILE_RULES } from '../../../ui/uploads/check-files.ts';
import { UploadButton } from '../../../ui/uploads/upload-button.tsx';
import { UploadState } from '../../../ui/uploads/upload-state.tsx';
import { type Uploads, useUploads } from '../../../ui/uploads/use-uploads.ts';
import { useShopProfile } from '../../shop/shop-context.tsx';
import type { HomeValues } from './home-values.ts';

/** The pictures of the band, each with its description, in their order. */
export function BandFields({ form }: { readonly form: EditedForm<HomeValues> }) {
  const { values, problems } = form;
  const shop = useShopProfile();
  const lines = useLines(form, 'pictures', (_picture, index) => `picture ${index + 1}`);
  const uploads: Uploads = useUploads({
    upload: (file, options) =>
      uploadFile({ api: shopApi, endpoint: uploadPictureEndpoint, file, ...options }),
    room: { most: HOME_PICTURES_MAX, owner: 'the row' },
    arrivedCount: values.pictures.length,
    onUploaded(uploaded, key) {
      const fileName = uploads.tasks.find((task) => task.key === key)?.fileName ?? '';
      uploads.remove(key);
      lines.add({ ...uploaded, alt: describePictureFile(fileName, shop.name) });
    },
  });
  return (
    <LineHolder lines={lines}>
      <ol className="grid gap-3">
        {values.pictures.map((picture, index) => {
          const handle = lines.hold(picture, index);
          return (
            <li
              key={picture.id}
              className="grid grid-cols-[--spacing(16)_minmax(0,1fr)_auto] items-end gap-x-3"
            >
              <ProductPicture picture={picture} alt="" sizes="64px" className="size-16 rounded-small" />
              <TextField {...handle.field('alt')} label={`Describe ${handle.name}`} />
              <div className="flex max-phone:col-span-full max-phone:justify-end">
                <LineMoves handle={handle} />
                <IconButton label={`Remove ${handle.name}`} onClick={handle.remove}>
                  <TrashIcon />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ol>
      {uploads.tasks.map((task) => (
        <UploadState key={task.key} task={task} onRetry={() => uploads.retry(task.key)} />
      ))}
      {uploads.isFull ? (
        <p className="text-small text-cocoa-2">That’s the maximum of {HOME_PICTURES_MAX} pictures.</p>
      ) : (
        <div>
          <UploadButton kind="line" name="pictures" data-control="add" multiple onFiles={uploads.add}>
            Add pictures
          </UploadButton>
          <p className="mt-1.5 text-small text-cocoa-2">
            Up to {HOME_PICTURES_MAX}: {FILE_RULES}.
          </p>
        </div>
      )}
      {uploads.refused.map((reason) => (
        <Problem key={reason}>{reason}</Problem>
      ))}
      <Problem>{problems.pictures}</Problem>
    </LineHolder>
  );
}
