import { type ComponentType, useCallback, useState } from 'react';
import type { PreviewedContent } from '../../../../contract/content-admin.ts';
import type { ContentKind } from '../../../../domain/content/entry.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { type EntryName, listRevisions, previewContent, type Revision } from './content-requests.ts';
import { type BlocksProps, PreviewBody } from './preview/preview-body.tsx';

type EarlierVersionsProps = {
  readonly entry: EntryName;
  readonly Blocks: ComponentType<BlocksProps>;
  readonly onTake: (revision: Revision) => void;
};

/** Nothing that was ever saved is lost. Loaded when somebody asks for it. */
export function EarlierVersions(props: EarlierVersionsProps) {
  const [isWanted, setWanted] = useState(false);
  return (
    <FormSection title="Earlier versions">
      {isWanted ? (
        <VersionList {...props} />
      ) : (
        <Button kind="quiet" size="s" onClick={() => setWanted(true)} className="justify-self-start">
          Show earlier versions
        </Button>
      )}
    </FormSection>
  );
}

function VersionList({ entry, Blocks, onTake }: EarlierVersionsProps) {
  const name = entry.kind === 'post' ? entry.id : entry.slug;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says it all, the object is another one each time
  const load = useCallback((signal: AbortSignal) => listRevisions(entry, signal), [entry.kind, name]);
  const revisions = useLoaded(load);
  const [shown, setShown] = useState<Revision | null>(null);

  const take = (revision: Revision) => {
    onTake(revision);
    setShown(null);
    showToast({ kind: 'info', text: 'The earlier version is in the form. Save to keep it.' });
  };

  return (
    <LoadedContent
      loaded={revisions}
      waitingWords="Loading earlier versions…"
      skeleton={<Skeleton className="h-24" />}
    >
      {(list) =>
        list.length === 0 ? (
          <p className="text-cocoa-2">No earlier versions yet. They’re saved here when you make changes.</p>
        ) : (
          <>
            <ol aria-label="Earlier versions" className="grid max-h-96 overflow-y-auto">
              {list.map((revision) => (
                <li
                  key={revision.version}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-crust py-2 text-label last:border-b-0"
                >
                  <span className="min-w-0 flex-1 basis-60">
                    <span className="block font-semibold wrap-anywhere">{revision.title}</span>
                    <span className="text-small text-cocoa-2">
                      Replaced {formatMoment(revision.at)}
                      {revision.madeBy !== null && ` by ${revision.madeBy}`}
                    </span>
                  </span>
                  <Button kind="paper" size="s" onClick={() => setShown(revision)}>
                    View<span className="visually-hidden"> version {revision.version}</span>
                  </Button>
                </li>
              ))}
            </ol>
            <VersionDialog
              revision={shown}
              kind={entry.kind}
              Blocks={Blocks}
              onClose={() => setShown(null)}
              onTake={take}
            />
          </>
        )
      }
    </LoadedContent>
  );
}

type VersionDialogProps = {
  /** Null while none is looked at. */
  readonly revision: Revision | null;
  readonly kind: ContentKind;
  readonly Blocks: ComponentType<BlocksProps>;
  readonly onClose: () => void;
  readonly onTake: (revision: Revision) => void;
};

function VersionDialog({ revision, kind, Blocks, onClose, onTake }: VersionDialogProps) {
  return (
    <Modal isOpen={revision !== null} onClose={onClose} label="Earlier version" placement="question">
      {revision && (
        <div className="grid gap-4 p-6 phone:p-8">
          <p className="text-small text-cocoa-2">As it was until {formatMoment(revision.at)}</p>
          <h2 className="text-fs-3 wrap-anywhere">{revision.title}</h2>
          <p className="wrap-anywhere text-cocoa-2">{revision.summary}</p>
          <OldText kind={kind} body={revision.body} Blocks={Blocks} />
          <DialogActions>
            <Button onClick={onClose}>Close</Button>
            <Button kind="main" onClick={() => onTake(revision)}>
              Restore this version
            </Button>
          </DialogActions>
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
