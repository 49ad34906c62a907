import TrashIcon from 'lucide-react/icons/trash';
import type { AdminCategory, CategoryList } from '../../../../../contract/categories.ts';
import { uploadPictureEndpoint } from '../../../../../contract/pictures.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { uploadFile } from '../../../../api/upload-file.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import { UploadButton } from '../../../../ui/uploads/upload-button.tsx';
import { UploadState } from '../../../../ui/uploads/upload-state.tsx';
import { type Uploads, useUploads } from '../../../../ui/uploads/use-uploads.ts';
import { savePicture } from './category-requests.ts';

type CategoryPictureProps = {
  readonly category: AdminCategory;
  /** Reports what goes wrong, and shows what comes back. */
  readonly run: (work: () => Promise<CategoryList>, doneWords: string) => Promise<void>;
};

/** Its own picture, saved as soon as it has arrived. */
export function CategoryPicture({ category: { name, picture }, run }: CategoryPictureProps) {
  const uploads: Uploads = useUploads({
    upload: (file, options) =>
      uploadFile({ api: shopApi, endpoint: uploadPictureEndpoint, file, ...options }),
    room: { most: 1, owner: 'it' },
    arrivedCount: 0,
    onUploaded(uploaded, key) {
      uploads.remove(key);
      void run(() => savePicture(name, uploaded.id), `Picture of ${name} saved`);
    },
  });
  return (
    <>
      <UploadButton kind="quiet" onFiles={uploads.add} className="max-phone:[&_svg]:hidden">
        <span>
          Picture
          <span className="visually-hidden"> of {name}</span>
        </span>
      </UploadButton>
      {picture && (
        <Button
          size="s"
          kind="quiet"
          aria-label={`Remove picture of ${name}`}
          onClick={() => void run(() => savePicture(name, null), `Picture of ${name} removed`)}
        >
          <TrashIcon className="max-phone:hidden" />
          Remove picture
        </Button>
      )}
      {uploads.tasks.map((task) => (
        <div key={task.key} className="w-full">
          <UploadState task={task} onRetry={() => uploads.retry(task.key)} />
        </div>
      ))}
      <Problem>{uploads.refused[0]}</Problem>
    </>
  );
}
