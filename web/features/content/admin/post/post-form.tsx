import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { DeskPost } from '../../../../../contract/content-admin.ts';
import { ContentBlocks } from '../../../../ui/content/content-blocks.tsx';
import { EditedFormFrame } from '../../../../ui/form/edited-form-frame.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { StaleEditDialog } from '../../../../ui/stale/stale-edit-dialog.tsx';
import { POSTS_PATH, writePostPath } from '../content-paths.ts';
import { PreviewHeading } from '../preview/preview-heading.tsx';
import { EarlierVersions } from '../versions/earlier-versions.tsx';
import { WritingDesk } from '../writing-desk.tsx';
import { CoverField } from './cover-field.tsx';
import { DeletePost } from './delete-post.tsx';
import { HeadingFields } from './heading-fields.tsx';
import { listPostFacts } from './post-facts.ts';
import { readVersion } from './post-values.ts';
import { ProductsField } from './products-field.tsx';
import { Publication } from './publication.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { TagsField } from './tags-field.tsx';
import { usePostForm } from './use-post-form.ts';

type PostFormProps = {
  /** Null for a new post. */
  readonly post: DeskPost | null;
  readonly onSaved?: (post: DeskPost) => void;
};

export function PostForm({ post, onSaved }: PostFormProps) {
  const editing = usePostForm(post, onSaved);
  const { form, newest, closeQuestion, sendAgain, take } = editing;
  const { values, saved, problems, change } = form;
  const [isPlanning, setPlanning] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const { state } = useLocation();

  if (isDeleted) return <Navigate to={POSTS_PATH} replace />;
  const written = readVersion(saved.version);
  // What was typed while the first saving was on its way stays here until it is saved, too.
  if (!post && written && !form.isDirty) {
    return <Navigate to={writePostPath(written.id)} replace state={state} />;
  }

  return (
    <>
      <EditedFormFrame form={form} label="Post" leaveWords="What you wrote is not saved yet.">
        <HeadingFields form={form} />
        <WritingDesk
          kind="post"
          body={values.body}
          problem={problems.body}
          onChange={(body) => change({ body })}
          Blocks={ContentBlocks}
          heading={() => <PreviewHeading title={values.title} summary={values.summary} />}
        />
        <div className="grid items-start gap-4 *:min-w-0 rail:grid-cols-2">
          <CoverField form={form} />
          <FormSection title="What it belongs to">
            <TagsField
              tags={values.tags}
              problem={problems.tags}
              onChange={(tags) => form.reshape({ tags }, 'tags')}
            />
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
        values={values}
        onClose={() => setPlanning(false)}
        onSchedule={(at) => void take({ kind: 'schedule', at })}
      />
      <StaleEditDialog
        title="Somebody else changed this post"
        form={form}
        newest={newest}
        listFacts={(shown) => listPostFacts(shown, saved.values, new Date())}
        send={sendAgain}
        onClose={closeQuestion}
      />
    </>
  );
}
