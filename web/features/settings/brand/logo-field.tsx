import TrashIcon from 'lucide-react/icons/trash';
import { useRef } from 'react';
import { uploadLogoEndpoint } from '../../../../contract/brand.ts';
import { writePicturePath } from '../../../../domain/pictures/renditions.ts';
import type { Logo } from '../../../../domain/shop/brand/brand.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { uploadFile } from '../../../api/upload-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { Problem } from '../../../ui/form/problem.tsx';
import type { EditedForm } from '../../../ui/form/use-edited-form.ts';
import { UploadButton } from '../../../ui/uploads/upload-button.tsx';
import { UploadState } from '../../../ui/uploads/upload-state.tsx';
import { type Uploads, useUploads } from '../../../ui/uploads/use-uploads.ts';
import type { BrandValues } from './brand-values.ts';

const SHOWN_WIDTH = 320;

export function writeLogoPath({ id }: Logo): string {
  return writePicturePath(id, SHOWN_WIDTH, 'webp');
}

/** The logo as it looks on light and on dark; icons, emails and receipts are made from the same file. */
export function LogoField({ form }: { readonly form: EditedForm<BrandValues> }) {
  const { values, problems, change } = form;
  const { logo } = values;
  const fileRef = useRef<HTMLInputElement>(null);
  const uploads: Uploads = useUploads({
    upload: (file, options) => uploadFile({ api: shopApi, endpoint: uploadLogoEndpoint, file, ...options }),
    room: { most: 1, owner: 'the logo' },
    arrivedCount: 0,
    onUploaded({ id, width, height }, key) {
      uploads.remove(key);
      change({ logo: { id, width, height } });
    },
  });
  const remove = () => {
    change({ logo: null });
    fileRef.current?.focus();
  };
  return (
    <FormSection
      title="Logo"
      explanation="For the header, app icon, browser tab, emails, receipts and shared links."
    >
      <div className="flex flex-wrap items-center gap-3">
        {logo && (
          <>
            <LogoPlate logo={logo} className="border border-crust-2 bg-cream" />
            <LogoPlate logo={logo} className="bg-cocoa" />
          </>
        )}
        <div className="grid gap-1.5">
          <div className="flex flex-wrap gap-2">
            <UploadButton ref={fileRef} name="logo" kind="line" onFiles={uploads.add}>
              {logo ? 'Upload a new logo' : 'Upload your logo'}
            </UploadButton>
            {logo && (
              <Button size="s" onClick={remove}>
                <TrashIcon />
                Remove
              </Button>
            )}
          </div>
          <p className="text-small text-cocoa-2">
            A PNG or WebP with a transparent background works best, at least 512 pixels wide.
          </p>
        </div>
      </div>
      {uploads.tasks.map((task) => (
        <UploadState key={task.key} task={task} onRetry={() => uploads.retry(task.key)} />
      ))}
      <Problem>{uploads.refused[0] ?? problems.logo}</Problem>
    </FormSection>
  );
}

function LogoPlate({ logo, className }: { readonly logo: Logo; readonly className: string }) {
  return (
    <span className={`grid h-22 w-22 place-items-center rounded-card p-2 ${className}`}>
      <img src={writeLogoPath(logo)} alt="" className="max-h-18 max-w-18 object-contain" />
    </span>
  );
}
