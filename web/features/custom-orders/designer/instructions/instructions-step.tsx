import { useCallback, useEffect, useRef } from 'react';
import { readAccountEndpoint } from '../../../../../contract/account.ts';
import { INSTRUCTIONS_MAX_LENGTH, PICTURES_MAX_AT_ONCE } from '../../../../../contract/custom-orders.ts';
import type { PictureAnswer } from '../../../../../contract/pictures.ts';
import { findWantedDayProblem } from '../../../../../domain/custom-orders/wanted-day.ts';
import type { LagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { formatNaira } from '../../../../../domain/money.ts';
import { parseNaira } from '../../../../../domain/parse-naira.ts';
import { formatPhoneForNigeria } from '../../../../../domain/phone.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { readPeople } from '../../../../../domain/search/guest-count.ts';
import { backgroundApi } from '../../../../api/shop-api.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { PhoneField } from '../../../../ui/fields/phone-field.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { TypedEmailField } from '../../../../ui/fields/typed-email-field.tsx';
import { useOpenProblems } from '../../../../ui/form/use-open-problems.ts';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { AttachButton, AttachedPictures } from '../../../../ui/uploads/attached-pictures.tsx';
import { FILE_RULES } from '../../../../ui/uploads/check-files.ts';
import { useAuth } from '../../../users/auth-context.tsx';
import type { CakeFacts } from '../summary/use-cake-facts.ts';
import type { Asking } from '../use-ask-for-quote.ts';
import { usePictureUploads } from './use-picture-uploads.ts';
import type { HoldInput } from './use-request-draft.ts';

const FULL_NOTE = `${PICTURES_MAX_AT_ONCE} pictures per message at most.`;

export type InstructionsStepProps = {
  readonly held: HoldInput;
  readonly asking: Asking;
  readonly facts: CakeFacts;
};

/** What no list of options knows. It goes to the bakers, who answer with a quote. */
export default function InstructionsStep({ held, asking, facts }: InstructionsStepProps) {
  const { draft, read, change } = held;
  const { failure } = asking;
  const { problems, forget } = useOpenProblems(asking.problems);
  const { currentUser, authLoading } = useAuth();
  const isGuest = !currentUser && !authLoading;
  usePhoneOf(currentUser?.uid, held, forget);
  const rootRef = useProblemFocus(asking.problems, failure);
  const { wayToBuy, availability } = facts;
  const earliestDay = availability.data?.earliest?.day ?? null;
  return (
    // What is edited is no longer called wrong, here as at checkout.
    <div ref={rootRef} onChange={({ target }) => forget(nameOf(target))} className="grid gap-6">
      <p className="text-cocoa-2">
        {wayToBuy.way === 'cart'
          ? 'Want something special? Tell us and we’ll send you a quote. Leave this empty to order the cake as designed.'
          : 'Anything we should know? Add it here, then send your request.'}
      </p>
      <TextArea
        label="Special requests"
        name="instructions"
        maxLength={INSTRUCTIONS_MAX_LENGTH}
        hint={describeGuests(draft.instructions, facts)}
        value={draft.instructions}
        problem={problems.instructions}
        onChange={({ target }) => change({ instructions: target.value })}
      />
      <ReferencePictures
        pictures={draft.pictures}
        problem={problems.pictures}
        onChange={(edit) => change({ pictures: edit(read().pictures) })}
        onUploads={held.noteUploads}
      />
      <div className="grid items-start gap-5 phone:grid-cols-2">
        <TextField
          label="Date needed"
          name="wantedDay"
          type="date"
          min={earliestDay ?? undefined}
          value={draft.wantedDay}
          problem={problems.wantedDay ?? findDayProblem(draft.wantedDay, earliestDay)}
          onChange={({ target }) => change({ wantedDay: target.value })}
        />
        <TextField
          label="Budget in naira"
          name="budget"
          inputMode="numeric"
          autoComplete="off"
          placeholder="150,000"
          hint={describeBudget(draft.budget, facts)}
          value={draft.budget}
          problem={problems.budget}
          onChange={({ target }) => change({ budget: target.value })}
        />
      </div>
      {isGuest && (
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          value={draft.name}
          problem={problems.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      )}
      <PhoneField
        isContact
        label="Phone"
        name="phone"
        autoComplete="tel"
        required
        hint="We’ll only call about your cake."
        value={draft.phone}
        problem={problems.phone}
        onChange={({ target }) => change({ phone: target.value })}
      />
      {isGuest && (
        <TypedEmailField
          label="Email address"
          name="email"
          hint="We’ll email you a link to your request, then our quote. The next page shows the link too."
          onUse={(email) => {
            change({ email });
            forget('email');
          }}
          value={draft.email}
          problem={problems.email}
          onChange={({ target }) => change({ email: target.value })}
        />
      )}
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
    </div>
  );
}

function nameOf(target: EventTarget): string {
  return 'name' in target && typeof target.name === 'string' ? target.name : '';
}

/** Said as soon as the day is chosen. A year that is being typed is one of the first centuries. */
function findDayProblem(wantedDay: string, earliestDay: LagosDay | null): string | undefined {
  return wantedDay < '1000' ? undefined : findWantedDayProblem(wantedDay, earliestDay);
}

/** What the design serves where more are coming, by what is typed here or was typed for its size. */
function describeGuests(instructions: string, facts: CakeFacts): string | undefined {
  const { servings, guests, canFeed } = facts;
  const named = readPeople(instructions);
  const people = named || guests;
  if (people <= servings) return undefined;
  const serves = named > 0 ? `${servings}, not ${named}` : `${servings} of ${guests} guests`;
  return `Your design serves ${serves}. ${
    canFeed(people)
      ? 'Choose a larger size under Shape, or we’ll suggest one in our quote.'
      : 'We’ll suggest a larger cake in our quote.'
  }`;
}

/** What the design costs where that is more; undefined where it is not, or not known. */
function describeBudget(typed: string, { price, arePricesKnown }: CakeFacts): string | undefined {
  const budget = parseNaira(typed);
  if (!arePricesKnown || !budget.ok || price.totalInKobo <= budget.value) return undefined;
  return `Your design costs ${formatNaira(price.totalInKobo)}, which is above your budget.`;
}

/** Whoever has told the shop their number need not type it again. */
function usePhoneOf(
  uid: string | undefined,
  { read, change }: HoldInput,
  forget: (problem: string) => void,
): void {
  const load = useCallback(
    async (signal: AbortSignal) =>
      uid === undefined ? null : backgroundApi.call(readAccountEndpoint, { signal }),
    [uid],
  );
  const { data } = useLoaded(load);
  useEffect(() => {
    if (!data?.phone || read().phone !== '') return;
    change({ phone: formatPhoneForNigeria(data.phone) });
    forget('phone');
  }, [data, read, change, forget]);
}

/** Leads to the first field that something is wrong with, or to what is said about all of it. */
function useProblemFocus(problems: FieldProblems, failure: string | null) {
  const rootRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0 && failure === null) return;
    const field = rootRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    // What is said stands below the field: both have to come out from behind the price. What is in sight stays where it is.
    const said = field?.parentElement ?? rootRef.current?.querySelector('[role="alert"]');
    said?.scrollIntoView({ block: 'nearest' });
  }, [problems, failure]);
  return rootRef;
}

type ReferencePicturesProps = {
  readonly pictures: readonly PictureAnswer[];
  readonly onChange: (change: (before: readonly PictureAnswer[]) => readonly PictureAnswer[]) => void;
  /** Hears how many are still on their way. */
  readonly onUploads: (count: number) => void;
  readonly problem: string | undefined;
};

/** Pictures of what the cake should be like, sent as they are chosen. */
function ReferencePictures({ pictures, onChange, onUploads, problem }: ReferencePicturesProps) {
  const uploads = usePictureUploads(pictures.length, (picture) => onChange((before) => [...before, picture]));
  const uploadingCount = uploads.tasks.filter(({ status }) => status !== 'failed').length;
  useEffect(() => onUploads(uploadingCount), [uploadingCount, onUploads]);
  const reasons = [...uploads.refused, ...(problem === undefined ? [] : [problem])];
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 text-label font-semibold">
        Reference pictures <span className="font-plain text-cocoa-2">(optional)</span>
      </legend>
      <p className="text-small text-cocoa-2">
        Up to {PICTURES_MAX_AT_ONCE}. {FILE_RULES}.
      </p>
      <AttachedPictures
        pictures={pictures}
        uploads={uploads}
        onRemove={(id) => onChange((before) => before.filter((picture) => picture.id !== id))}
      />
      <div>
        <AttachButton fullNote={uploads.isFull ? FULL_NOTE : undefined} onFiles={uploads.add} />
      </div>
      {reasons.length > 0 && (
        <Note tone="problem" role="alert">
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Note>
      )}
    </fieldset>
  );
}
