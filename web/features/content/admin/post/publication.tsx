import CalendarClockIcon from 'lucide-react/icons/calendar-clock';
import { judgeStanding } from '../../../../../domain/content/entry.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { StandingBadge } from '../posts/standing-badge.tsx';
import { sayStanding } from './publish-words.ts';
import type { PostEditing } from './use-post-form.ts';

type PublicationProps = {
  readonly editing: Pick<PostEditing, 'form' | 'take'>;
  readonly onSchedule: () => void;
};

/** Who can read it, and since or from when. Every step saves what is typed, too. */
export function Publication({ editing: { form, take }, onSchedule }: PublicationProps) {
  const { values, isSending } = form;
  const now = new Date();
  const publishedAt = values.publishedAt === null ? null : new Date(values.publishedAt);
  const standing = judgeStanding({ status: values.status, publishedAt }, now);
  const busy = { 'aria-disabled': isSending, className: 'aria-disabled:opacity-60' };
  return (
    <FormSection title="Publication">
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
            {standing === 'scheduled' ? 'Change the time' : 'Schedule'}
          </Button>
        )}
        {standing !== 'draft' && (
          <Button {...busy} kind="quiet" onClick={() => take({ kind: 'unpublish' })}>
            {standing === 'scheduled' ? 'Back to a draft' : 'Unpublish'}
          </Button>
        )}
      </div>
    </FormSection>
  );
}
