import { useState } from 'react';
import { type CalendarDay, saveCalendarDayEndpoint } from '../../../../../contract/delivery.ts';
import { findPublicHoliday } from '../../../../../domain/delivery/public-holidays.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { nameDay } from '../../../../ui/slots/day-words.ts';

type HolidayQuestionsProps = {
  readonly days: readonly CalendarDay[];
  readonly onClose: (day: CalendarDay, note: string) => void;
  readonly onSaved: (day: CalendarDay) => void;
};

/** Asks about public holidays that would be days like any other; what was decided about one is not asked again. */
export function HolidayQuestions({ days, onClose, onSaved }: HolidayQuestionsProps) {
  return days.map((day) => {
    const holiday = findPublicHoliday(day.day);
    if (holiday === undefined || !day.isOpen || day.isException) return null;
    return (
      <HolidayQuestion
        key={day.day}
        day={day}
        holiday={holiday}
        onClose={() => onClose(day, holiday)}
        onSaved={onSaved}
      />
    );
  });
}

type HolidayQuestionProps = Pick<HolidayQuestionsProps, 'onSaved'> & {
  readonly day: CalendarDay;
  readonly holiday: string;
  readonly onClose: () => void;
};

function HolidayQuestion({ day: { day }, holiday, onClose, onSaved }: HolidayQuestionProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** Open as on its weekday, and by decision: a weekday that is closed later leaves it open. */
  async function keepOpen(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const body = { isClosed: false, workUnits: null, note: `Open on ${holiday}` };
      onSaved(await shopApi.call(saveCalendarDayEndpoint, { params: { day }, body }));
    } catch (error) {
      setFailure(describeError(error));
      setBusy(false);
    }
  }

  return (
    <Note tone="tip">
      <p>
        {nameDay(day)} is a public holiday ({holiday}): are you open?
      </p>
      {failure !== null && <p role="alert">{failure}</p>}
      <div className="mt-2.5 flex flex-wrap gap-2.5">
        <Button kind="paper" size="s" onClick={onClose}>
          Close that day
        </Button>
        <Button kind="paper" size="s" aria-disabled={isBusy} onClick={keepOpen}>
          We’re open
        </Button>
      </div>
    </Note>
  );
}
