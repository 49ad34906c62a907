import { useEffect } from 'react';
import { PICTURES_MAX_AT_ONCE } from '../../../../../contract/custom-orders.ts';
import type { PictureAnswer } from '../../../../../contract/pictures.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { FILE_RULES } from '../../../../ui/uploads/check-files.ts';
import { AttachButton, MessagePictures } from '../../custom-order/conversation/message-pictures.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';

type ReferencePicturesProps = {
  readonly pictures: readonly PictureAnswer[];
  readonly onChange: (change: (before: readonly PictureAnswer[]) => readonly PictureAnswer[]) => void;
  /** Hears how many are still on their way. */
  readonly onUploads: (count: number) => void;
  readonly problem: string | undefined;
};

/** Pictures of what the cake should be like, sent as they are chosen. */
export function ReferencePictures({ pictures, onChange, onUploads, problem }: ReferencePicturesProps) {
  const uploads = usePictureUploads(pictures.length, (picture) => onChange((before) => [...before, picture]));
  const uploadingCount = uploads.tasks.filter(({ status }) => status !== 'failed').length;
  useEffect(() => onUploads(uploadingCount), [uploadingCount, onUploads]);
  const reasons = [...uploads.refused, ...(problem === undefined ? [] : [problem])];
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 text-label font-semibold">
        Pictures you like <span className="font-plain text-cocoa-2">(optional)</span>
      </legend>
      <p className="text-small text-cocoa-2">
        Up to {PICTURES_MAX_AT_ONCE}. {FILE_RULES}.
      </p>
      <MessagePictures
        pictures={pictures}
        uploads={uploads}
        onRemove={(id) => onChange((before) => before.filter((picture) => picture.id !== id))}
      />
      <div>
        <AttachButton isFull={uploads.isFull} onFiles={uploads.add} />
      </div>
      {reasons.length > 0 && (
        <Note tone="problem" role="alert">
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Note>
      )}
    </fieldset>
  );
}
