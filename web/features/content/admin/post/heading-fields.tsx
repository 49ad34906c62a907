import { makeSlug } from '../../../../../domain/catalogue/slug.ts';
import { ENTRY_SUMMARY_MAX_LENGTH, ENTRY_TITLE_MAX_LENGTH } from '../../../../../domain/content/entry.ts';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import { CharacterCount } from '../character-count.tsx';
import { writeStoryPath } from '../content-paths.ts';
import { foreseeSlug, type PostValues } from './post-values.ts';

type HeadingFieldsProps = { readonly form: EditedForm<PostValues> };

export function HeadingFields({ form: { values, saved, problems, field, change } }: HeadingFieldsProps) {
  const slug = foreseeSlug(values);
  return (
    <FormSection title="Details">
      <TextField
        {...field('title')}
        label="Title"
        required
        hint={
          values.title.length > ENTRY_TITLE_MAX_LENGTH - 20 && (
            <CharacterCount text={values.title} most={ENTRY_TITLE_MAX_LENGTH} />
          )
        }
      />
      <TextField
        label="Link"
        name="slug"
        required
        autoComplete="off"
        spellCheck={false}
        value={slug}
        problem={problems.slug}
        hint={sayAddress(slug, saved.values.slug)}
        // Emptied, it follows the title again.
        onChange={({ target }) => change({ slug: target.value === '' ? null : target.value })}
        onBlur={({ target }) => {
          if (values.slug !== null) change({ slug: makeSlug(target.value) || null });
        }}
      />
      <TextArea
        {...field('summary')}
        label="Summary"
        required
        rows={3}
        hint={
          <>
            One or two sentences for the blog list and search results.{' '}
            <CharacterCount text={values.summary} most={ENTRY_SUMMARY_MAX_LENGTH} />
          </>
        }
      />
      <TextField {...field('author')} label="Author" hint="If empty, the shop’s name is shown." />
    </FormSection>
  );
}

function sayAddress(slug: string, savedSlug: string | null): string {
  if (slug === '') return 'Made from the title. You can change it.';
  if (savedSlug === null || slug === savedSlug) {
    return `${writeStoryPath(slug)}. If you change it, old links still work.`;
  }
  return `Becomes ${writeStoryPath(slug)}. Links to ${writeStoryPath(savedSlug)} will redirect.`;
}
