import RestoreIcon from 'lucide-react/icons/archive-arrow-up';
import { useState } from 'react';
import type { AdminPost } from '../../../../../contract/content-admin.ts';
import { DELETED_POST_DAYS } from '../../../../../domain/content/entry.ts';
import { coverCupcakes } from '../../../../pictures/cover-cupcakes.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Since } from '../../../../ui/formats/moment.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { restorePost } from '../content-requests.ts';
import { reportFailure } from '../report-failure.ts';

type DeletedPostProps = {
  readonly post: Pick<AdminPost, 'id' | 'title' | 'deletedAt'>;
  readonly onRestored: (post: AdminPost) => void;
};

export function DeletedPost({ post: { id, title, deletedAt }, onRestored }: DeletedPostProps) {
  const [isBusy, setBusy] = useState(false);

  async function restore(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      onRestored(await restorePost(id));
      showToast({ kind: 'success', text: `“${title}” is back` });
    } catch (error) {
      reportFailure(error);
      setBusy(false);
    }
  }

  return (
    <EmptyState
      level={1}
      picture={<Picture picture={coverCupcakes} alt="" sizes="208px" className="object-[30%_50%]" />}
      title={`“${title}” is deleted`}
      actions={
        <Button kind="main" onClick={() => void restore()} aria-disabled={isBusy}>
          <RestoreIcon />
          {isBusy ? 'Restoring…' : 'Restore post'}
        </Button>
      }
    >
      Deleted {deletedAt !== null && <Since at={deletedAt} />}and kept for {DELETED_POST_DAYS} days. Restoring
      it brings back everything, including its status.
    </EmptyState>
  );
}
