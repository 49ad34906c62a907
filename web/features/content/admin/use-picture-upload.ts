import { type PictureAnswer, uploadPictureEndpoint } from '../../../../contract/pictures.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { uploadFile } from '../../../api/upload-file.ts';
import { type Uploads, useUploads } from '../../../ui/uploads/use-uploads.ts';

/** One picture on its way to the shop; what has arrived is handed on. */
export function usePictureUpload(onArrived: (picture: PictureAnswer) => void): Uploads {
  const uploads: Uploads = useUploads({
    upload: (file, options) =>
      uploadFile({ api: shopApi, endpoint: uploadPictureEndpoint, file, ...options }),
    room: { most: 1, owner: 'it' },
    arrivedCount: 0,
    onUploaded(picture, key) {
      uploads.remove(key);
      onArrived(picture);
    },
  });
  return uploads;
}
