import RestoreIcon from 'lucide-react/icons/archive-arrow-up';
import type { AdminPage } from '../../../../../contract/content-admin.ts';
import { ENTRY_SUMMARY_MAX_LENGTH } from '../../../../../domain/content/entry.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { EditedFormFrame } from '../../../../ui/form/edited-form-frame.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { isSame } from '../../../../ui/form/is-same.ts';
import { useEditedForm } from '../../../../ui/form/use-edited-form.ts';
import { TextBlocks } from '../../text-page/text-blocks.tsx';
import { CharacterCount } from '../character-count.tsx';
import { ContentEditor } from '../content-editor.tsx';
import { isStaleEdit, readPage, savePage } from '../content-requests.ts';
import { EarlierVersions } from '../earlier-versions.tsx';
import { PreviewHeading } from '../preview/preview-heading.tsx';
import { findPageProblems, listPageFacts, type PageValues, pickWords, toSavedPage } from './page-values.ts';

type PageFormProps = { readonly page: AdminPage; readonly onSaved: (page: AdminPage) => void };

export function PageForm({ page, onSaved }: PageFormProps) {
  const { slug, shipped } = page;
  const form = useEditedForm<PageValues>({
    saved: toSavedPage(page),
    draftName: `page-${slug}`,
    findProblems: findPageProblems,
    send: async (values, { version }) => {
      const saved = await savePage(slug, { ...values, version: Number(version) });
      showToast({ kind: 'success', text: 'Saved and published' });
      onSaved(saved);
      return toSavedPage(saved);
    },
    async findNewest(error) {
      if (!isStaleEdit(error)) return undefined;
      const current = await readPage(slug);
      onSaved(current);
      return toSavedPage(current);
    },
  });
  const { values, saved, problems, field, change } = form;
  const original = pickWords(shipped);

  return (
    <EditedFormFrame
      form={form}
      label="Page"
      leaveWords="Your changes aren’t saved yet."
      stale={{ subject: 'this page', listFacts: (shown) => listPageFacts(shown, saved.values) }}
    >
      <FormSection title="Details">
        <TextField
          {...field('title')}
          label="Title"
          required
          hint="Shown in the browser tab and links. The heading on the page is the first line of the text."
        />
        <TextArea
          {...field('summary')}
          label="Summary"
          required
          rows={3}
          hint={
            <>
              Shown below the heading and in search results.{' '}
              <CharacterCount text={values.summary} most={ENTRY_SUMMARY_MAX_LENGTH} />
            </>
          }
        />
      </FormSection>
      <ContentEditor
        kind="page"
        body={values.body}
        problem={problems.body}
        onChange={(body) => form.reshape({ body }, 'body')}
        Blocks={TextBlocks}
        heading={(headline) => <PreviewHeading title={headline ?? values.title} summary={values.summary} />}
      />
      <OriginalText isShown={isSame(pickWords(values), original)} onTake={() => change(original)} />
      <EarlierVersions
        key={saved.version}
        entry={{ kind: 'page', slug }}
        Blocks={TextBlocks}
        onTake={(revision) => change(pickWords(revision))}
      />
    </EditedFormFrame>
  );
}

type OriginalTextProps = {
  /** Whether the form says it already. */
  readonly isShown: boolean;
  readonly onTake: () => void;
};

/** The words that came with the shop are never lost. */
function OriginalText({ isShown, onTake }: OriginalTextProps) {
  const take = () => {
    onTake();
    showToast({ kind: 'info', text: 'The original text is in the form. Save to keep it.' });
  };
  return (
    <FormSection
      title="Original text"
      explanation={
        isShown
          ? 'This is the original text.'
          : 'Restores the original text in the form. Your text stays in earlier versions.'
      }
    >
      <Button
        kind="quiet"
        size="s"
        onClick={() => !isShown && take()}
        aria-disabled={isShown}
        className="justify-self-start aria-disabled:opacity-60"
      >
        <RestoreIcon />
        Restore original text
      </Button>
    </FormSection>
  );
}
