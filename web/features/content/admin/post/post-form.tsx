import CalendarClockIcon from 'lucide-react/icons/calendar-clock';
import TrashIcon from 'lucide-react/icons/trash';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { AdminPost } from '../../../../../contract/content-admin.ts';
import { DELETED_POST_DAYS, ENTRY_TAGS_MAX, judgeStanding } from '../../../../../domain/content/entry.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ContentBlocks } from '../../../../ui/content/content-blocks.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { TagField } from '../../../../ui/fields/tag-field.tsx';
import { EditedFormFrame, SAVE_WORDS } from '../../../../ui/form/edited-form-frame.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { readSeen } from '../../../../ui/form/seen-version.ts';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { ContentEditor } from '../content-editor.tsx';
import { POSTS_PATH, writePostPath } from '../content-paths.ts';
import { deletePost, listTagsInUse, restorePost } from '../content-requests.ts';
import { EarlierVersions } from '../earlier-versions.tsx';
import { StandingBadge } from '../posts/standing-badge.tsx';
import { PreviewHeading } from '../preview/preview-heading.tsx';
import { reportFailure } from '../report-failure.ts';
import { CoverField } from './cover-field.tsx';
import { HeadingFields } from './heading-fields.tsx';
import { listPostFacts } from './post-facts.ts';
import { ProductsField } from './products-field.tsx';
import { sayStanding } from './publish-words.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { type PostEditing, usePostForm } from './use-post-form.ts';

const NEW_WORDS = { ...SAVE_WORDS, saved: 'Nothing entered yet' };

type PostFormProps = {
  /** Null for a new post. */
  readonly post: AdminPost | null;
  readonly onSaved?: (post: AdminPost) => void;
};

export function PostForm({ post, onSaved }: PostFormProps) {
  const editing = usePostForm(post, onSaved);
  const { form, take } = editing;
  const { values, saved, problems, change } = form;
  const [isPlanning, setPlanning] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const { state } = useLocation();

  if (isDeleted) return <Navigate to={POSTS_PATH} replace />;
  const written = readSeen(saved.version);
  // What was typed while the first saving was on its way stays here until it is saved, too.
  if (!post && written && !form.isDirty) {
    return <Navigate to={writePostPath(written.id)} replace state={state} />;
  }

  return (
    <>
      <EditedFormFrame
        form={form}
        label="Post"
        leaveWords="Your changes aren’t saved yet."
        words={post ? SAVE_WORDS : NEW_WORDS}
        stale={{
          subject: 'this post',
          listFacts: (shown) => listPostFacts(shown, saved.values, new Date()),
        }}
      >
        <HeadingFields form={form} />
        <ContentEditor
          kind="post"
          body={values.body}
          problem={problems.body}
          onChange={(body) => form.reshape({ body }, 'body')}
          Blocks={ContentBlocks}
          heading={() => <PreviewHeading title={values.title} summary={values.summary} />}
        />
        <div className="grid items-start gap-4 *:min-w-0 rail:grid-cols-2">
          <CoverField form={form} />
          <FormSection title="Tags and products">
            <PostTags form={form} />
            <ProductsField
              productIds={values.productIds}
              problem={problems.productIds}
              onChange={(productIds) => form.reshape({ productIds }, 'productIds')}
            />
          </FormSection>
        </div>
        <Publication editing={editing} onSchedule={() => setPlanning(true)} />
        {post && (
          <EarlierVersions
            key={saved.version}
            entry={{ kind: 'post', id: post.id }}
            Blocks={ContentBlocks}
            onTake={({ title, summary, body }) => change({ title, summary, body })}
          />
        )}
      </EditedFormFrame>
      {post && (
        <div className="mt-8 grid">
          <DeletePost
            post={post}
            onDeleted={() => {
              form.forgetDraft();
              setDeleted(true);
            }}
          />
        </div>
      )}
      <ScheduleDialog
        isOpen={isPlanning}
        draftName={`schedule-1:${post?.id ?? 'new'}`}
        values={values}
        onClose={() => setPlanning(false)}
        onSchedule={(at) => void take({ kind: 'schedule', at })}
      />
    </>
  );
}

type PublicationProps = {
  readonly editing: Pick<PostEditing, 'form' | 'take'>;
  readonly onSchedule: () => void;
};

/** Who can read it, and since or from when. Every step saves what is typed, too. */
function Publication({ editing: { form, take }, onSchedule }: PublicationProps) {
  const { values, isSending } = form;
  const now = new Date();
  const publishedAt = values.publishedAt === null ? null : new Date(values.publishedAt);
  const standing = judgeStanding({ status: values.status, publishedAt }, now);
  const busy = { 'aria-disabled': isSending, className: 'aria-disabled:opacity-60' };
  return (
    <FormSection title="Publishing">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <StandingBadge standing={standing} />
        {sayStanding(values, now)}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {standing !== 'published' && (
          <Button {...busy} kind="dark" onClick={() => take({ kind: 'publish' })}>
            Publish now
          </Button>
        )}
        {standing !== 'published' && (
          <Button {...busy} kind="line" onClick={onSchedule}>
            <CalendarClockIcon />
            {standing === 'scheduled' ? 'Change time' : 'Schedule'}
          </Button>
        )}
        {standing !== 'draft' && (
          <Button {...busy} kind="quiet" onClick={() => take({ kind: 'unpublish' })}>
            {standing === 'scheduled' ? 'Change to draft' : 'Unpublish'}
          </Button>
        )}
      </div>
    </FormSection>
  );
}

type DeletePostProps = {
  readonly post: Pick<AdminPost, 'id' | 'title' | 'standing'>;
  readonly onDeleted: () => void;
};

function DeletePost({ post: { id, title, standing }, onDeleted }: DeletePostProps) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();

  async function remove(): Promise<void> {
    await deletePost(id);
    const undo = () => restorePost(id).then(() => navigate(writePostPath(id)), reportFailure);
    showToast({ kind: 'success', text: `“${title}” is deleted`, undo: () => void undo() });
    onDeleted();
  }

  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)} className="justify-self-start">
        <TrashIcon />
        Delete post
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete “${title}”?`}
        button="Delete post"
        buttonWhileBusy="Deleting…"
        onConfirm={remove}
      >
        <p>
          {standing === 'published'
            ? 'It’s removed from the blog right away and links to it stop working.'
            : 'It hasn’t been published.'}{' '}
          For {DELETED_POST_DAYS} days you can restore it.
        </p>
      </ConfirmDialog>
    </>
  );
}

/** Readers find stories on the same matter by them. */
function PostTags({ form: { values, problems, reshape } }: Pick<PostEditing, 'form'>) {
  const inUse = useLoaded(listTagsInUse);
  return (
    <TagField
      label="Tags"
      name="tags"
      listLabel="Post tags"
      chosen={values.tags}
      inUse={inUse.data ?? []}
      most={ENTRY_TAGS_MAX}
      spell={(tag) => tag.toLowerCase()}
      problem={problems.tags}
      hint={`Up to ${ENTRY_TAGS_MAX}, separated by commas: weddings, storing cake.`}
      onChange={(tags) => reshape({ tags }, 'tags')}
    />
  );
}
