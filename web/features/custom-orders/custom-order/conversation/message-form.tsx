import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import {
  type CustomOrderMessage,
  MESSAGE_MAX_LENGTH,
  PICTURES_MAX_AT_ONCE,
} from '../../../../../contract/custom-orders.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import type { SavedDraft } from '../../../../ui/form/drafts/use-saved-draft.ts';
import { AttachButton, AttachedPictures } from '../../../../ui/uploads/attached-pictures.tsx';
import { usePictureUploads } from '../../designer/instructions/use-picture-uploads.ts';
import { AnotherDay, type QuotedCake } from './another-day.tsx';
import { sayWantedDay, type TypedMessage } from './outbox.ts';

const FULL_NOTE = `${PICTURES_MAX_AT_ONCE} pictures per message at most.`;

type MessageFormProps = {
  readonly draft: SavedDraft<TypedMessage>;
  readonly reader: CustomOrderMessage['by'];
  readonly onSend: (message: TypedMessage) => void;
  /** Of which another day may be asked for; left out: none. */
  readonly quotedCake?: QuotedCake | undefined;
};

const NOTHING_TYPED = 'Enter a message or add a picture.';

export function MessageForm({ draft, reader, onSend, quotedCake }: MessageFormProps) {
  const { typed, change, clear } = draft;
  const [problem, setProblem] = useState<string>();
  const formRef = useRef<HTMLFormElement>(null);
  const uploads = usePictureUploads(typed.pictures.length, (picture) =>
    change((before) => ({ ...before, pictures: [...before.pictures, picture] })),
  );
  const { isUploading } = uploads;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUploading) return;
    const text = typed.text.trim();
    if (text === '' && typed.pictures.length === 0 && typed.wantedDay === undefined) {
      setProblem(NOTHING_TYPED);
      formRef.current?.querySelector('textarea')?.focus();
      return;
    }
    onSend(sayWantedDay({ ...typed, text }));
    clear();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) formRef.current?.requestSubmit();
  };
  return (
    <form ref={formRef} noValidate onSubmit={submit} aria-label="New message" className="grid gap-3">
      <TextArea
        label={reader === 'customer' ? 'Message to the bakery' : 'Message to the customer'}
        name="message"
        required
        rows={3}
        maxLength={MESSAGE_MAX_LENGTH}
        value={typed.text}
        problem={problem}
        onKeyDown={sendByKey}
        onChange={({ target }) => {
          setProblem(undefined);
          change((before) => ({ ...before, text: target.value }));
        }}
      />
      {quotedCake && (
        <AnotherDay
          cake={quotedCake}
          wantedDay={typed.wantedDay}
          onChoose={(wantedDay) => {
            setProblem(undefined);
            change((before) => ({ ...before, wantedDay }));
          }}
        />
      )}
      <AttachedPictures
        pictures={typed.pictures}
        uploads={uploads}
        onRemove={(id) =>
          change((before) => ({ ...before, pictures: before.pictures.filter((each) => each.id !== id) }))
        }
      />
      {uploads.refused.length > 0 && (
        <Note tone="problem" role="alert">
          {uploads.refused.join(' ')}
        </Note>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <AttachButton fullNote={uploads.isFull ? FULL_NOTE : undefined} onFiles={uploads.add} />
        <Button type="submit" kind="dark" aria-disabled={isUploading} className="aria-disabled:opacity-60">
          {isUploading ? 'Uploading pictures…' : 'Send'}
        </Button>
      </div>
    </form>
  );
}
