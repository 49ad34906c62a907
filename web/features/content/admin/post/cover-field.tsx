import TrashIcon from 'lucide-react/icons/trash';
import { useRef } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import { ProductPicture } from '../../../../ui/pictures/product-picture.tsx';
import { FILE_RULES } from '../../../../ui/uploads/check-files.ts';
import { UploadButton } from '../../../../ui/uploads/upload-button.tsx';
import { UploadState } from '../../../../ui/uploads/upload-state.tsx';
import { usePictureUpload } from '../use-picture-upload.ts';
import type { PostValues } from './post-values.ts';

type CoverFieldProps = { readonly form: EditedForm<PostValues> };

export function CoverField({ form: { values, problems, field, change } }: CoverFieldProps) {
  const { cover, coverAlt } = values;
  const fileRef = useRef<HTMLInputElement>(null);
  // Words about the picture before it would be wrong about this one.
  const upload = usePictureUpload((picture) => change({ cover: picture, coverAlt: '' }));

  const remove = () => {
    change({ cover: null, coverAlt: '' });
    // The button that had the focus is gone with the picture.
    fileRef.current?.focus();
  };

  return (
    <FormSection title="Cover" explanation="Shown in the blog list, above the post and when it’s shared.">
      {cover && (
        <ProductPicture
          picture={{ ...cover, alt: coverAlt }}
          sizes="(width > 1040px) 480px, 100vw"
          className="aspect-16/9 w-full rounded-card"
        />
      )}
      {upload.tasks.map((task) => (
        <div key={task.key} className="grid gap-2">
          <UploadState task={task} onRetry={() => upload.retry(task.key)} />
          <Button size="s" kind="quiet" onClick={upload.removeAll} className="justify-self-start">
            Cancel the upload
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2.5">
        <UploadButton ref={fileRef} name="coverId" kind="line" onFiles={upload.add}>
          {cover ? 'Replace the picture' : 'Choose a picture'}
        </UploadButton>
        {cover && (
          <Button size="s" onClick={remove}>
            <TrashIcon />
            Remove
          </Button>
        )}
      </div>
      <p className="-mt-2.5 text-small text-cocoa-2">{FILE_RULES.replace(' each', '')}</p>
      <Problem>{upload.refused[0] ?? problems.coverId}</Problem>
      {cover && (
        <TextField
          {...field('coverAlt')}
          label="Cover description (alt text)"
          required
          hint="Read aloud to people who can’t see it."
        />
      )}
    </FormSection>
  );
}
