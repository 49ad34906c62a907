import CalendarIcon from 'lucide-react/icons/calendar-days';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import PrinterIcon from 'lucide-react/icons/printer';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { KitchenTicket } from '../../../../contract/kitchen.ts';
import { addDays, isLagosDay, type LagosDay, readLagosTime } from '../../../../domain/delivery/lagos-time.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { IconButton, IconLink } from '../../../ui/buttons/icon-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { nameDay, nameDayShortly } from '../../../ui/slots/day-words.ts';
import { writeKitchenPath, writeTicketsPath } from './kitchen-paths.ts';
import { isOpenTicket } from './kitchen-words.ts';

type DayDialogProps = {
  readonly day: LagosDay;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPick: (day: LagosDay) => void;
};

const TITLE = 'Choose a day';

function DayDialog({ day, isOpen, onClose, onPick }: DayDialogProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('day');
    if (typeof chosen === 'string' && isLagosDay(chosen)) onPick(chosen);
  };
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={TITLE} placement="question">
      <form onSubmit={submit} className="grid gap-4 px-5 py-6 phone:p-8">
        <h2 className="text-fs-3">{TITLE}</h2>
        <TextField label="Day" name="day" type="date" defaultValue={day} required />
        <div className="mt-1 flex flex-wrap justify-end gap-2 max-phone:flex-col-reverse">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit">
            Show this day
          </Button>
        </div>
      </form>
    </Modal>
  );
}

type KitchenHeaderProps = {
  readonly day: LagosDay;
  readonly today: LagosDay;
  readonly now: Date;
  /** Undefined until they are known. */
  readonly tickets: readonly KitchenTicket[] | undefined;
};

const ON_DARK = 'focus-visible:outline-on-dark';
const PRINT_CLASS = `max-phone:ml-auto max-phone:px-3.5 ${ON_DARK}`;

function PrintWords() {
  return (
    <>
      <PrinterIcon className="max-phone:hidden" />
      <span>
        Print<span className="max-phone:visually-hidden"> tickets</span>
      </span>
    </>
  );
}

/** Which day, what time it is, and how far the kitchen has come. */
export function KitchenHeader({ day, today, now, tickets }: KitchenHeaderProps) {
  const [isChoosing, setChoosing] = useState(false);
  const navigate = useNavigate();
  const progressId = useId();
  // Not yet known counts as some: nothing is switched off and on again while the day is loaded.
  const hasPaper = tickets?.some(isOpenTicket) ?? true;
  const tomorrow = addDays(today, 1);
  const write = (each: LagosDay) => writeKitchenPath(each === today ? undefined : each);
  const pick = (chosen: LagosDay) => {
    setChoosing(false);
    void navigate(write(chosen));
  };
  return (
    <header className="mt-4 overflow-hidden rounded-picture bg-cocoa text-on-dark phone:mt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 pt-3 phone:px-4">
        <div className="flex min-w-0 items-center gap-1 max-phone:w-full max-phone:justify-between">
          <IconLink to={write(addDays(day, -1))} label="Previous day" isOnDark className={ON_DARK}>
            <ChevronLeftIcon className="size-6" />
          </IconLink>
          <h1 aria-live="polite" className="min-w-0 text-center text-fs-3 phone:min-w-60">
            <span className="visually-hidden">Kitchen: </span>
            <span className="phone:hidden">{nameDayShortly(day)}</span>
            <span className="max-phone:hidden">{nameDay(day)}</span>
          </h1>
          <IconLink to={write(addDays(day, 1))} label="Next day" isOnDark className={ON_DARK}>
            <ChevronRightIcon className="size-6" />
          </IconLink>
        </div>
        <nav aria-label="Day" className="flex items-center gap-1.5 max-phone:w-full">
          {[
            { words: 'Today', to: today },
            { words: 'Tomorrow', to: tomorrow },
          ].map(({ words, to }) => (
            <ButtonLink
              key={words}
              to={write(to)}
              aria-current={day === to ? 'page' : undefined}
              size="s"
              className={`text-on-dark hover:bg-cocoa-3 aria-[current]:bg-cocoa-3 max-phone:px-3 ${ON_DARK}`}
            >
              {words}
            </ButtonLink>
          ))}
          <IconButton label="Choose a day" isOnDark onClick={() => setChoosing(true)} className={ON_DARK}>
            <CalendarIcon className="size-5" />
          </IconButton>
          {hasPaper ? (
            <ButtonLink to={writeTicketsPath(day)} kind="honey" size="s" className={PRINT_CLASS}>
              <PrintWords />
            </ButtonLink>
          ) : (
            <Button disabled aria-describedby={progressId} size="s" className={PRINT_CLASS}>
              <PrintWords />
            </Button>
          )}
        </nav>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-1.5 pb-2.5 phone:gap-x-5 phone:px-6">
        <p className="figures font-display text-fs-4 leading-none font-semibold">
          <span className="visually-hidden">It is </span>
          {readLagosTime(now)}
        </p>
        {tickets && (
          <p id={progressId} className="figures text-label text-on-dark-2">
            {describeProgress(tickets)}
            {!hasPaper && '. No tickets to print.'}
          </p>
        )}
      </div>
      <ProgressBar tickets={tickets ?? []} />
      <DayDialog day={day} isOpen={isChoosing} onClose={() => setChoosing(false)} onPick={pick} />
    </header>
  );
}

type Tickets = readonly Pick<KitchenTicket, 'place' | 'workUnits'>[];

/** '3 of 8 orders packed' */
function describeProgress(tickets: Tickets): string {
  if (tickets.length === 0) return 'Nothing to make';
  const orders = tickets.length === 1 ? 'order' : 'orders';
  return `${tickets.filter(isPacked).length} of ${tickets.length} ${orders} packed`;
}

const isPacked = ({ place }: Tickets[number]) => place === 'hand_over' || place === 'done';

/** Never alone: the words beside it count the orders. */
function ProgressBar({ tickets }: { readonly tickets: Tickets }) {
  const { packed, all } = measureProgress(tickets);
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="block h-2 w-full">
      <rect width="100" height="1" className="fill-cocoa-3" />
      <rect width={all === 0 ? 0 : (packed / all) * 100} height="1" className="fill-honey" />
    </svg>
  );
}

/** By the work in it: a wedding cake is more of a day than a loaf. */
function measureProgress(tickets: Tickets): { readonly packed: number; readonly all: number } {
  const sum = (some: Tickets) => some.reduce((total, { workUnits }) => total + workUnits, 0);
  return { packed: sum(tickets.filter(isPacked)), all: sum(tickets) };
}
