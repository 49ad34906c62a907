import type { AdminPost } from '../../../../../contract/content-admin.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { makeRandomKey } from '../../../../ui/browser/make-random-key.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { readSeen, type Seen } from '../../../../ui/form/seen-version.ts';
import { type Saved, useEditedForm } from '../../../../ui/form/use-edited-form.ts';
import {
  changePost,
  createPost,
  findEarlierPost,
  isDeletedPost,
  isStaleEdit,
  readPost,
} from '../content-requests.ts';
import {
  beginPost,
  buildPost,
  findPostProblems,
  foreseeSlug,
  type PostValues,
  toSaved,
} from './post-values.ts';
import { type PublishStep, takeStep } from './publish-step.ts';
import { saySaved } from './publish-words.ts';

export type PostEditing = ReturnType<typeof usePostForm>;

const ONLY_SAVE: PublishStep = { kind: 'save' };

/** A post as it is being written: saved, published, planned or hidden by one and the same way. */
export function usePostForm(post: AdminPost | null, onSaved?: (post: AdminPost) => void) {
  async function send(
    values: PostValues,
    version: string,
    step: PublishStep = ONLY_SAVE,
  ): Promise<Saved<PostValues>> {
    const taken = takeStep(values, step, new Date());
    requireReady(taken);
    const seen = readSeen(version);
    const saved = seen ? await sendChange(taken, seen) : await sendNew(taken, version);
    showToast({ kind: 'success', text: saySaved(saved, step, new Date()) });
    onSaved?.(saved);
    return toSaved(saved);
  }

  const form = useEditedForm<PostValues>({
    saved: post ? toSaved(post) : () => beginPost(makeRandomKey()),
    draftName: `post-${post?.id ?? 'new'}`,
    findProblems: findPostProblems,
    send: (values, { version }) => send(values, version),
    async findNewest(error) {
      const seen = readSeen(form.saved.version);
      if (!seen || !(isStaleEdit(error) || isDeletedPost(error))) return undefined;
      const current = await readPost(seen.id);
      onSaved?.(current);
      // The screen then offers to put it back, and the draft brings what was typed.
      return current.standing === 'deleted' ? undefined : toSaved(current);
    },
  });

  return {
    form,
    /** Saves what is typed, too. */
    take: (step: PublishStep) => form.save((values, { version }) => send(values, version, step)),
  };
}

function sendChange(values: PostValues, { id, version }: Seen): Promise<AdminPost> {
  const slug = foreseeSlug(values);
  return changePost(id, { ...buildPost(values), ...(slug && { slug }), version });
}

const FIRST_VERSION = 1;

/** Where an earlier try did arrive and only its answer was lost, what was typed since is a change to that. */
async function sendNew(values: PostValues, key: string): Promise<AdminPost> {
  try {
    return await createPost(buildPost(values), key);
  } catch (error) {
    const id = findEarlierPost(error);
    if (id === undefined) throw error;
    return changePost(id, { ...buildPost(values), version: FIRST_VERSION });
  }
}

/** Says at once, and at its field, what the shop would say after a journey. */
function requireReady(values: PostValues): void {
  const fields = findPostProblems(values);
  if (Object.keys(fields).length === 0) return;
  throw new ApiError('Fill in the missing fields before you publish.', { fields });
}
