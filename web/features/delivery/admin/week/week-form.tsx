import { useId, useRef, useState } from 'react';
import {
  type DayOrder,
  dayHasOrdersSchema,
  saveCalendarEndpoint,
  staleCalendarSchema,
  type VersionedCalendar,
} from '../../../../../contract/delivery.ts';
import { KITCHEN_POINTS_EXAMPLES } from '../../../../../domain/catalogue/kitchen-points.ts';
import { WEEKDAYS } from '../../../../../domain/weekdays.ts';
import { readRefusal } from '../../../../api/read-refusal.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { CONTROL_CLASS } from '../../../../ui/fields/field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import { VersionedForm } from '../../../../ui/form/versioned-form.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { OrdersInTheWay } from '../orders-in-the-way.tsx';
import { listWeekFacts } from './week-facts.ts';
import {
  buildCalendar,
  fillWeek,
  findWeekProblems,
  isUnplanned,
  suggestWeek,
  type WeekdayValues,
  type WeekValues,
} from './week-values.ts';
import { WindowEditor } from './window-editor.tsx';

const EXPLANATION = `How much your kitchen can make per day, in kitchen points. ${KITCHEN_POINTS_EXAMPLES} Each product says how many it takes.`;

function WeekdayLines({ form }: { readonly form: EditedForm<WeekValues> }) {
  const { values, problems, change } = form;
  const edit = (index: number, part: Partial<WeekdayValues>) =>
    change({
      weekdays: values.weekdays.map((day, position) => (position === index ? { ...day, ...part } : day)),
    });
  return (
    <FormSection title="Opening days and capacity" explanation={EXPLANATION}>
      {isUnplanned(values) && (
        <Note tone="tip">
          <p>Not sure where to start? Take a usual week and change what’s different at your bakery.</p>
          <Button kind="line" size="s" onClick={() => change(suggestWeek(values))} className="mt-2.5">
            Use Mon–Sat, 9:00–17:00
          </Button>
        </Note>
      )}
      <ul className="grid">
        {values.weekdays.map((day, index) => (
          <WeekdayLine
            key={WEEKDAYS[index]}
            name={WEEKDAYS[index] ?? ''}
            path={`weekdays.${index}`}
            day={day}
            problem={problems[`weekdays.${index}.workUnits`]}
            onEdit={(part) => edit(index, part)}
          />
        ))}
      </ul>
    </FormSection>
  );
}

type WeekdayLineProps = {
  readonly name: string;
  readonly path: string;
  readonly day: WeekdayValues;
  readonly problem: string | undefined;
  readonly onEdit: (part: Partial<WeekdayValues>) => void;
};

function WeekdayLine({ name, path, day, problem, onEdit }: WeekdayLineProps) {
  const problemId = useId();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b phone:grid-cols-[--spacing(44)_minmax(0,1fr)] border-crust py-2 last:border-b-0">
      <Checkbox
        label={name}
        name={`${path}.isOpen`}
        checked={day.isOpen}
        onChange={({ target }) => onEdit({ isOpen: target.checked })}
      />
      {day.isOpen ? (
        <label className="flex items-center gap-3">
          <span className="visually-hidden">Kitchen points on a {name}</span>
          <input
            name={`${path}.workUnits`}
            inputMode="numeric"
            autoComplete="off"
            value={day.workUnits}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem && problemId}
            onChange={({ target }) => onEdit({ workUnits: target.value })}
            className={`${CONTROL_CLASS} figures max-w-24 text-right`}
          />
          <span aria-hidden="true" className="text-label text-cocoa-2 max-phone:hidden">
            kitchen points
          </span>
        </label>
      ) : (
        <p className="flex min-h-13 items-center text-label font-medium text-cocoa-2">Closed</p>
      )}
      <div id={problemId} className="col-span-full empty:hidden">
        <Problem>{problem}</Problem>
      </div>
    </li>
  );
}

const QUESTION = 'Close these days?';

/** The week as it always is. Closing a weekday first shows the orders on such days. */
export function WeekForm({ calendar }: { readonly calendar: VersionedCalendar }) {
  const [orders, setOrders] = useState<readonly DayOrder[]>([]);
  const [isAsking, setAsking] = useState(false);
  const confirmedOrderCount = useRef<number>(undefined);

  const send = (values: WeekValues, version: string) => {
    const { current } = confirmedOrderCount;
    const confirmation = current === undefined ? {} : { confirmedOrderCount: current };
    // Whatever is sent next is asked about anew.
    confirmedOrderCount.current = undefined;
    return shopApi.call(saveCalendarEndpoint, {
      body: { ...buildCalendar(values), version, ...confirmation },
    });
  };

  return (
    <VersionedForm
      answer={calendar}
      fill={fillWeek}
      findProblems={findWeekProblems}
      send={async (values, version) => {
        const saved = await send(values, version);
        setAsking(false);
        return saved;
      }}
      findNewest={(error) => {
        const newest = readRefusal(error, 'stale_edit', staleCalendarSchema)?.current;
        if (newest) setAsking(false);
        return newest;
      }}
      onRefusal={(error) => {
        const found = readRefusal(error, 'day_has_orders', dayHasOrdersSchema)?.orders;
        if (found) setOrders(found);
        if (found) setAsking(true);
        return found !== undefined;
      }}
      draftName="usual-week-3"
      label="Weekly schedule"
      subject="the weekly schedule"
      savedWords="Weekly schedule saved"
      listFacts={(values) => listWeekFacts(buildCalendar(values))}
    >
      {(form) => (
        <>
          <WeekdayLines form={form} />
          <WindowEditor form={form} />
          <OrderingTimes form={form} />
          <Modal isOpen={isAsking} onClose={() => setAsking(false)} label={QUESTION} placement="question">
            <OrdersInTheWay
              orders={orders}
              title={QUESTION}
              button="Close them anyway"
              isBusy={form.isSending}
              failure={form.failure}
              onConfirm={() => {
                confirmedOrderCount.current = orders.length;
                void form.save();
              }}
              onBack={() => setAsking(false)}
            />
          </Modal>
        </>
      )}
    </VersionedForm>
  );
}

/** How late and how early somebody may order. */
function OrderingTimes({ form: { field } }: { readonly form: EditedForm<WeekValues> }) {
  return (
    <FormSection title="Order deadlines">
      <div className="grid items-start gap-5 phone:grid-cols-2">
        <TextField
          {...field('cutOff')}
          label="Order by (the day before)"
          type="time"
          required
          hint="After this time, customers can’t order for the next day. Products with a longer lead time close earlier."
        />
        <TextField
          {...field('horizonDays')}
          label="Days ahead"
          required
          inputMode="numeric"
          hint="How far ahead customers can order."
        />
      </div>
    </FormSection>
  );
}
