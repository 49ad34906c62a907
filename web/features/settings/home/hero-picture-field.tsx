import TrashIcon from 'lucide-react/icons/trash';
import { useRef } from 'react';
import { uploadPictureEndpoint } from '../../../../contract/pictures.ts';
import { describePictureFile } from '../../../../domain/shop/home/home-page.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { uploadFile } from '../../../api/upload-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Problem } from '../../../ui/form/problem.tsx';
import type { EditedForm } from '../../../ui/form/use-edited-form.ts';
import { ProductPicture } from '../../../ui/pictures/product-picture.tsx';
import { FILE_RULES } from '../../../ui/uploads/check-files.ts';
import { UploadButton } from '../../../ui/uploads/upload-button.tsx';
import { UploadState } from '../../../ui/uploads/upload-state.tsx';
import { type Uploads, useUploads } from '../../../ui/uploads/use-uploads.ts';
import { useShopProfile } from '../../shop/shop-context.tsx';
import type { HomeValues } from './home-values.ts';

export function HeroPictureField({ form }: { readonly form: EditedForm<HomeValues> }) {
  const { values, problems, change } = form;
  const { picture } = values;
  const shop = useShopProfile();
  const fileRef = useRef<HTMLInputElement>(null);
  const uploads: Uploads = useUploads({
    upload: (file, options) =>
      uploadFile({ api: shopApi, endpoint: uploadPictureEndpoint, file, ...options }),
    room: { most: 1, owner: 'the top of the page' },
    arrivedCount: 0,
    onUploaded(uploaded, key) {
      const fileName = uploads.tasks.find((task) => task.key === key)?.fileName ?? '';
      uploads.remove(key);
      change({ picture: { ...uploaded, alt: describePictureFile(fileName, shop.name) } });
    },
  });
  const remove = () => {
    change({ picture: null });
    fileRef.current?.focus();
  };
  return (
    <div className="grid gap-2.5">
      <p className="text-label font-semibold">Picture</p>
      {picture && (
        <ProductPicture
          picture={picture}
          sizes="(width > 1040px) 480px, 100vw"
          className="aspect-16/9 w-full rounded-card"
        />
      )}
      {uploads.tasks.map((task) => (
        <UploadState key={task.key} task={task} onRetry={() => uploads.retry(task.key)} />
      ))}
      <div className="flex flex-wrap items-center gap-2.5">
        <UploadButton ref={fileRef} name="picture" kind="line" onFiles={uploads.add}>
          {picture ? 'Replace the picture' : 'Choose your own picture'}
        </UploadButton>
        {picture && (
          <Button size="s" onClick={remove}>
            <TrashIcon />
            Remove
          </Button>
        )}
      </div>
      <p className="text-small text-cocoa-2">{FILE_RULES.replace(' each', '')}</p>
      <Problem>{uploads.refused[0] ?? problems.picture}</Problem>
      {picture && (
        <TextField
          label="Picture description (alt text)"
          name="picture.alt"
          value={picture.alt}
          onChange={({ target }) => change({ picture: { ...picture, alt: target.value } })}
          problem={problems['picture.alt']}
          hint="Read aloud to people who can’t see it."
        />
      )}
    </div>
  );
}
