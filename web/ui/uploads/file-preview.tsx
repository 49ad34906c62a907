import NoPictureIcon from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { joinClasses } from '../join-classes.ts';

type FilePreviewProps = { readonly url: string; readonly className: string };

/** The chosen file itself, while it is on its way. What is no picture after all has a sign in its place. */
export function FilePreview({ url, className }: FilePreviewProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (brokenUrl === url) {
    return (
      <span className={joinClasses('grid place-items-center bg-crust text-cocoa-2', className)}>
        <NoPictureIcon />
      </span>
    );
  }
  return (
    <img
      src={url}
      alt=""
      onError={() => setBrokenUrl(url)}
      className={joinClasses('block object-cover', className)}
    />
  );
}
