import TrashIcon from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DeskPost } from '../../../../../contract/content-admin.ts';
import { DELETED_POST_KEPT_DAYS } from '../../../../../domain/content/entry.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { writePostPath } from '../content-paths.ts';
import { deletePost, restorePost } from '../content-requests.ts';
import { tellFailure } from '../tell-failure.ts';

type DeletePostProps = {
  readonly post: Pick<DeskPost, 'id' | 'title' | 'standing'>;
  readonly onDeleted: () => void;
};

export function DeletePost({ post: { id, title, standing }, onDeleted }: DeletePostProps) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();

  async function remove(): Promise<void> {
    await deletePost(id);
    const undo = () => restorePost(id).then(() => navigate(writePostPath(id)), tellFailure);
    showToast({ kind: 'success', text: `“${title}” is deleted`, undo: () => void undo() });
    onDeleted();
  }

  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)} className="justify-self-start">
        <TrashIcon />
        Delete this post
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete “${title}”?`}
        button="Delete it"
        buttonWhileBusy="Deleting…"
        onConfirm={remove}
      >
        <p>
          {standing === 'published'
            ? 'It goes from the blog at once, and links to it lead nowhere.'
            : 'Nobody but administrators has read it.'}{' '}
          For {DELETED_POST_KEPT_DAYS} days it can be put back with everything it ever said.
        </p>
      </ConfirmDialog>
    </>
  );
}
