import { type ComponentType, useCallback } from 'react';
import type { PreviewedContent } from '../../../../../contract/content-admin.ts';
import type { ContentKind } from '../../../../../domain/content/entry.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { LoadedContent } from '../../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { previewContent, type Revision } from '../content-requests.ts';
import { type BlocksProps, PreviewBody } from '../preview/preview-body.tsx';

type VersionDialogProps = {
  /** Null while none is looked at. */
  readonly revision: Revision | null;
  readonly kind: ContentKind;
  readonly Blocks: ComponentType<BlocksProps>;
  readonly onClose: () => void;
  readonly onTake: (revision: Revision) => void;
};

export function VersionDialog({ revision, kind, Blocks, onClose, onTake }: VersionDialogProps) {
  return (
    <Modal isOpen={revision !== null} onClose={onClose} label="Earlier version" placement="question">
      {revision && (
        <div className="grid gap-4 p-6 phone:p-8">
          <p className="text-small text-cocoa-2">As it was until {formatMoment(revision.at)}</p>
          <h2 className="text-fs-3 wrap-anywhere">{revision.title}</h2>
          <p className="wrap-anywhere text-cocoa-2">{revision.summary}</p>
          <OldText kind={kind} body={revision.body} Blocks={Blocks} />
          <div className="mt-2 flex flex-wrap justify-end gap-3 max-phone:flex-col-reverse">
            <Button onClick={onClose}>Close</Button>
            <Button kind="main" onClick={() => onTake(revision)}>
              Take back into the form
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}

type OldTextProps = PreviewedContent & { readonly Blocks: ComponentType<BlocksProps> };

function OldText({ kind, body, Blocks }: OldTextProps) {
  const preview = useLoaded(
    useCallback((signal: AbortSignal) => previewContent({ kind, body }, signal), [kind, body]),
  );
  return (
    <LoadedContent loaded={preview} waitingWords="Loading the text…" skeleton={<Skeleton className="h-60" />}>
      {({ headline, body: shown }) => (
        <div className="grid gap-4">
          {headline !== null && <p className="font-display text-fs-3">{headline}</p>}
          <PreviewBody body={shown} Blocks={Blocks} />
        </div>
      )}
    </LoadedContent>
  );
}
