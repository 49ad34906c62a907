import CheckIcon from 'lucide-react/icons/check';
import { type KeyboardEvent, useId, useState } from 'react';
import { TAG_MAX_LENGTH, TAGS_MAX } from '../../../../../domain/catalogue/product.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

type TagPickerProps = {
  readonly legend: string;
  readonly name: 'dietaryTags' | 'flavorTags';
  readonly chosen: readonly string[];
  readonly inUse: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (tags: readonly string[]) => void;
};

/** Tags that other products have are one tap away; a new one is typed once. */
export function TagPicker({ legend, name, chosen, inUse, problem, onChange }: TagPickerProps) {
  const [typed, setTyped] = useState('');
  const listId = useId();
  const offered = [...new Set([...inUse, ...chosen])].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  );
  const isFull = chosen.length >= TAGS_MAX;

  const toggle = (tag: string) =>
    onChange(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag]);

  /** Spelt as it already is elsewhere, so that shoppers do not find it twice. */
  function add(): void {
    if (typed.trim() === '') return;
    const tags = typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '')
      .map((tag) => offered.find((known) => known.toLowerCase() === tag.toLowerCase()) ?? tag);
    onChange([...new Set([...chosen, ...tags])]);
    setTyped('');
  }

  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 text-label font-semibold">
        {legend} <span className="font-plain text-cocoa-2">(optional)</span>
      </legend>
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {offered.map((tag) => (
            <button
              key={tag}
              type="button"
              aria-pressed={chosen.includes(tag)}
              disabled={isFull && !chosen.includes(tag)}
              onClick={() => toggle(tag)}
              className="group inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-crust-2 bg-paper px-4 text-small font-medium wrap-anywhere hover:border-cocoa disabled:text-cocoa-2 aria-pressed:border-cocoa aria-pressed:bg-cocoa aria-pressed:text-on-dark"
            >
              <CheckIcon className="hidden size-4 group-aria-pressed:block" />
              {tag}
            </button>
          ))}
        </div>
      )}
      <div className="flex items-end gap-2.5">
        <div className="min-w-0 flex-1 phone:max-w-80">
          <TextField
            label="Add another"
            name={name}
            autoComplete="off"
            list={listId}
            // A comma parts two tags, so several can be pasted.
            maxLength={TAG_MAX_LENGTH * TAGS_MAX}
            value={typed}
            problem={problem}
            onKeyDown={addOnEnter}
            // Whoever types a tag and goes on to save means it.
            onBlur={add}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button kind="quiet" onClick={add} disabled={typed.trim() === ''} className="min-h-13">
          Add
        </Button>
      </div>
      <datalist id={listId}>
        {inUse
          .filter((tag) => !chosen.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </fieldset>
  );
}
