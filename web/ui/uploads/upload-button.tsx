import UploadIcon from 'lucide-react/icons/upload';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, toButtonClass } from '../buttons/button.tsx';
import { joinClasses } from '../join-classes.ts';
import { ACCEPTED_TYPES } from './check-files.ts';

type UploadButtonProps = Omit<ButtonLook, 'size'> & {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
} & Pick<ComponentProps<'input'>, 'ref' | 'name' | 'multiple'> & { readonly 'data-control'?: string };

/** A button that is a file chooser for pictures, and looks and takes the focus like any other button. */
export function UploadButton({ onFiles, kind, className, children, ...input }: UploadButtonProps) {
  return (
    <label
      className={joinClasses(
        toButtonClass({ kind, size: 's', className }),
        'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cocoa',
      )}
    >
      <UploadIcon />
      {children}
      <input
        {...input}
        type="file"
        accept={ACCEPTED_TYPES}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can then be chosen again, after it failed or was removed.
          target.value = '';
        }}
        className="visually-hidden"
      />
    </label>
  );
}
