import { useState } from 'react';
import { isSafeLink } from '../../../../../../domain/content/links.ts';
import { Button } from '../../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Modal } from '../../../../../ui/overlays/modal.tsx';

type LinkDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Empty to remove the link. */
  readonly onChoose: (href: string) => void;
};

/** Where the selected words lead. */
export function LinkDialog({ isOpen, onClose, onChoose }: LinkDialogProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} label="Link" placement="question">
      {isOpen && <LinkFields onClose={onClose} onChoose={onChoose} />}
    </Modal>
  );
}

function LinkFields({ onClose, onChoose }: Omit<LinkDialogProps, 'isOpen'>) {
  const [href, setHref] = useState('');
  const [problem, setProblem] = useState<string>();
  // Not a form: this dialog stands inside one.
  const use = () => {
    const typed = href.trim();
    if (isSafeLink(typed)) onChoose(typed);
    else
      setProblem('Enter a web address, such as https://example.com, or a page of the shop, such as /terms.');
  };
  return (
    <div className="grid gap-4 p-6 phone:p-8">
      <h2 className="text-fs-3">Link</h2>
      <TextField
        label="Address"
        name="link"
        required
        value={href}
        problem={problem}
        hint="For example: https://example.com or /terms."
        onChange={({ target }) => setHref(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          use();
        }}
      />
      <div className="flex flex-wrap justify-end gap-3 max-phone:flex-col-reverse">
        <Button kind="quiet" onClick={() => onChoose('')}>
          Remove link
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="main" onClick={use}>
          Add link
        </Button>
      </div>
    </div>
  );
}
