import { useRef, useState } from 'react';
import type { DeskPost } from '../../../../../contract/content-desk.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { type Saved, useEditedForm } from '../../../../ui/form/use-edited-form.ts';
import { changePost, createPost, isStaleEdit, readPost } from '../content-requests.ts';
import { tellFailure } from '../tell-failure.ts';
import {
  buildPost,
  findPostProblems,
  foreseeSlug,
  type PostValues,
  readVersion,
  toSaved,
} from './post-values.ts';
import { type PublishStep, takeStep } from './publish-step.ts';
import { saySaved } from './publish-words.ts';

export type PostEditing = ReturnType<typeof usePostForm>;

const ONLY_SAVE: PublishStep = { kind: 'save' };

/** A post as it is being written: saved, published, planned or hidden by one and the same way. */
export function usePostForm(post: DeskPost | null, onSaved?: (post: DeskPost) => void) {
  const [newest, setNewest] = useState<Saved<PostValues> | null>(null);
  // Whoever is asked because somebody else was quicker goes on with what they meant to do.
  const lastStep = useRef(ONLY_SAVE);

  async function send(values: PostValues, version: string, step: PublishStep): Promise<Saved<PostValues>> {
    lastStep.current = step;
    const taken = takeStep(values, step, new Date());
    requireReady(taken);
    const seen = readVersion(version);
    const slug = foreseeSlug(taken);
    const saved = seen
      ? await changePost(seen.id, { ...buildPost(taken), ...(slug && { slug }), version: seen.version })
      : await createPost(buildPost(taken));
    showToast({ kind: 'success', text: saySaved(saved, step, new Date()) });
    onSaved?.(saved);
    return toSaved(saved);
  }

  const form = useEditedForm<PostValues>({
    saved: toSaved(post),
    draftName: `post-${post?.id ?? 'new'}`,
    findProblems: findPostProblems,
    send: (values, version) => send(values, version, ONLY_SAVE),
    onRefusal(error) {
      const seen = readVersion(form.saved.version);
      if (!isStaleEdit(error) || !seen) return false;
      readPost(seen.id).then((current) => {
        onSaved?.(current);
        setNewest(toSaved(current));
      }, tellFailure);
      return true;
    },
  });

  return {
    form,
    newest,
    closeQuestion: () => setNewest(null),
    sendAgain: (values: PostValues, version: string) => send(values, version, lastStep.current),
    take: (step: PublishStep) => form.save((values, version) => send(values, version, step)),
  };
}

/** Says at once, and at its field, what the shop would say after a journey. */
function requireReady(values: PostValues): void {
  const fields = findPostProblems(values);
  if (Object.keys(fields).length === 0) return;
  throw new ApiError('Something is missing before this can be published.', { fields });
}
