import CheckIcon from 'lucide-react/icons/check';
import CloseIcon from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { addTags } from './add-tags.ts';
import { TextField } from './text-field.tsx';

type TagFieldProps = {
  readonly label: string;
  readonly name: string;
  /** What the chips are, to whoever hears them. */
  readonly listLabel: string;
  readonly chosen: readonly string[];
  /** Offered while somebody types. */
  readonly inUse: readonly string[];
  /** Chips that are one tap away before they are chosen. */
  readonly offered?: readonly string[];
  readonly most: number;
  readonly maxLength?: number;
  readonly spell: (tag: string) => string;
  readonly problem: string | undefined;
  readonly hint?: string;
  readonly onChange: (tags: readonly string[]) => void;
};

/** Tags are chosen with a tap, or typed once; a comma parts two, so several can be pasted. */
export function TagField(props: TagFieldProps) {
  const { label, name, listLabel, chosen, inUse, offered = [], most, maxLength, spell, onChange } = props;
  const [typed, setTyped] = useState('');
  const listId = useId();
  const shown = [...new Set([...offered, ...chosen])];
  const isFull = chosen.length >= most;

  const toggle = (tag: string) =>
    onChange(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag]);

  function add(): void {
    if (typed.trim() === '') return;
    onChange(addTags(chosen, typed, spell));
    setTyped('');
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <div className="grid gap-2.5">
      {/* The button is beside the input, however many lines the label above both takes. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2.5 gap-y-1.5 *:[div]:contents [&_:is(label,p)]:col-span-2">
        <TextField
          label={label}
          name={name}
          autoComplete="off"
          list={listId}
          maxLength={maxLength}
          value={typed}
          problem={props.problem}
          hint={props.hint}
          onKeyDown={addOnEnter}
          // Whoever types a tag and goes on to save means it.
          onBlur={add}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          kind="quiet"
          onClick={add}
          disabled={typed.trim() === ''}
          className="col-start-2 row-start-2 min-h-13"
        >
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
      {shown.length > 0 && (
        <ul aria-label={listLabel} className="flex flex-wrap gap-2">
          {shown.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-pressed={chosen.includes(tag)}
                disabled={isFull && !chosen.includes(tag)}
                onClick={() => toggle(tag)}
                className="group inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-crust-2 bg-paper px-4 text-small font-medium wrap-anywhere hover:border-cocoa disabled:text-cocoa-2 aria-pressed:border-cocoa aria-pressed:bg-cocoa aria-pressed:text-on-dark"
              >
                {offered.includes(tag) && <CheckIcon className="hidden size-4 group-aria-pressed:block" />}
                {tag}
                {/* What is not offered goes with the tap. */}
                {!offered.includes(tag) && <CloseIcon className="size-4" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
