import CloseIcon from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useState } from 'react';
import { ENTRY_TAGS_MAX } from '../../../../../domain/content/entry.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { listTagsInUse } from '../content-requests.ts';
import { addTags } from './add-tags.ts';

type TagsFieldProps = {
  readonly tags: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (tags: readonly string[]) => void;
};

/** Readers find stories on the same matter by them. */
export function TagsField({ tags, problem, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  const inUse = useLoaded(listTagsInUse);
  const listId = useId();

  function add(): void {
    if (typed.trim() === '') return;
    onChange(addTags(tags, typed));
    setTyped('');
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <div className="grid gap-2.5">
      <div className="flex items-start gap-2.5">
        <div className="min-w-0 flex-1">
          <TextField
            label="Tags"
            name="tags"
            autoComplete="off"
            list={listId}
            value={typed}
            problem={problem}
            hint={`Up to ${ENTRY_TAGS_MAX}, with a comma between: weddings, keeping a cake.`}
            onKeyDown={addOnEnter}
            // Whoever types a tag and goes on to save means it.
            onBlur={add}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button kind="quiet" onClick={add} disabled={typed.trim() === ''} className="mt-7 min-h-13">
          Add
        </Button>
      </div>
      <datalist id={listId}>
        {inUse.data
          ?.filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      {tags.length > 0 && (
        <ul aria-label="Tags of this post" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={`Remove the tag ${tag}`}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-crust-2 bg-cream pr-3 pl-4 text-small font-medium wrap-anywhere hover:border-cocoa"
              >
                {tag}
                <CloseIcon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
