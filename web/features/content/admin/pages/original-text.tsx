import RestoreIcon from 'lucide-react/icons/archive-arrow-up';
import { Button } from '../../../../ui/buttons/button.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { FormSection } from '../../../../ui/form/form-section.tsx';

type OriginalTextProps = {
  /** Whether the form says it already. */
  readonly isShown: boolean;
  readonly onTake: () => void;
};

/** The words that came with the shop are never lost. */
export function OriginalText({ isShown, onTake }: OriginalTextProps) {
  const take = () => {
    onTake();
    showToast({ kind: 'info', text: 'The original text is in the form. Save to keep it.' });
  };
  return (
    <FormSection
      title="Original text"
      explanation={
        isShown
          ? 'This is the text that came with the shop.'
          : 'The text that came with the shop comes back into the form; yours stays among the earlier versions.'
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
        Back to the original text
      </Button>
    </FormSection>
  );
}
