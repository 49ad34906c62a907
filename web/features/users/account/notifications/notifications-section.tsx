import { Suspense, useState } from 'react';
import {
  readNotificationChoicesEndpoint,
  saveNotificationChoicesEndpoint,
} from '../../../../../contract/account.ts';
import { readQuietHoursEndpoint, saveQuietHoursEndpoint } from '../../../../../contract/notifications.ts';
import {
  ADMINISTRATOR_NOTIFICATIONS,
  CUSTOMER_NOTIFICATIONS,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationChoices,
  type NotificationKind,
} from '../../../../../domain/notifications/choices.ts';
import { KIND_WORDS } from '../../../../../domain/notifications/kind-words.ts';
import type { QuietHours } from '../../../../../domain/notifications/quiet-hours.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useDraftedForm } from '../../../../ui/form/drafts/use-drafted-form.ts';
import { LoadedContent } from '../../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { PushDevice } from '../../../notifications/push-device-context.tsx';
import { AccountSection } from '../account-section.tsx';
import { SectionForm } from '../section-form.tsx';
import { nameBox, readTickedChoices } from './notification-boxes.ts';
import { findQuietProblems, readQuietValues, USUAL_NIGHT } from './quiet-hours.ts';

const readQuietHours = (signal: AbortSignal) => shopApi.call(readQuietHoursEndpoint, { signal });

/** When devices stay silent. */
function QuietHoursForm() {
  const answer = useLoaded(readQuietHours);
  return (
    <LoadedContent
      loaded={answer}
      waitingWords="Loading your quiet hours…"
      skeleton={<Skeleton className="h-20" />}
    >
      {({ quietHours }) => <QuietFields stored={quietHours} />}
    </LoadedContent>
  );
}

function QuietFields({ stored }: { readonly stored: QuietHours | null }) {
  const [isQuiet, setQuiet] = useState(stored !== null);
  const form = useDraftedForm({
    draftName: 'quiet-hours-1',
    words: { begin: { missing: 'Enter a time.' }, end: { missing: 'Enter a time.' } },
    check: findQuietProblems,
    send: async (values) => {
      await shopApi.call(saveQuietHoursEndpoint, { body: { quietHours: readQuietValues(values) } });
      showToast({ kind: 'success', text: 'Quiet hours saved' });
    },
  });
  const { begin, end } = stored ?? USUAL_NIGHT;
  return (
    <SectionForm form={form} label="Quiet hours" button="Save quiet hours" buttonWhileSending="Saving…">
      <Checkbox
        label="Turn on quiet hours"
        name="isQuiet"
        checked={isQuiet}
        onChange={({ target }) => setQuiet(target.checked)}
      />
      {isQuiet && (
        <div className="grid max-w-form grid-cols-2 items-start gap-3 *:min-w-0">
          <TextField
            label="From"
            name="begin"
            type="time"
            required
            defaultValue={begin}
            problem={form.problems.begin}
          />
          <TextField
            label="To"
            name="end"
            type="time"
            required
            defaultValue={end}
            problem={form.problems.end}
          />
        </div>
      )}
    </SectionForm>
  );
}

const CHANNEL_WORDS: Readonly<Record<NotificationChannel, string>> = {
  in_app: 'In-app',
  push: 'Push',
  email: 'Email',
};

const KIND_GROUPS: readonly { readonly title: string; readonly kinds: readonly NotificationKind[] }[] = [
  { title: 'Your orders', kinds: CUSTOMER_NOTIFICATIONS },
  { title: 'Managing the shop', kinds: ADMINISTRATOR_NOTIFICATIONS },
];

const readChoices = async (signal: AbortSignal) =>
  (await shopApi.call(readNotificationChoicesEndpoint, { signal })).choices;

export function NotificationsSection({ uid }: { readonly uid: string }) {
  const choices = useLoaded(readChoices);
  return (
    <AccountSection id="notifications" title="Notifications" lead="Choose what we notify you about and how.">
      <Suspense fallback={<Skeleton className="h-20" />}>
        <PushDevice uid={uid} />
      </Suspense>
      <LoadedContent
        loaded={choices}
        waitingWords="Loading your settings…"
        skeleton={<Skeleton className="h-72" />}
      >
        {(stored) => <ChoicesForm stored={stored} />}
      </LoadedContent>
      <div className="grid gap-2 border-t border-crust pt-5">
        <h3>Quiet hours</h3>
        <p className="max-w-measure text-cocoa-2">
          Push notifications wait until quiet hours end (Lagos time). You still see them in the shop right
          away.
        </p>
        <QuietHoursForm />
      </div>
    </AccountSection>
  );
}

function ChoicesForm({ stored }: { readonly stored: NotificationChoices }) {
  const form = useDraftedForm({
    draftName: 'notification-choices-1',
    words: {},
    send: async (values) => {
      const choices = readTickedChoices(values, stored);
      await shopApi.call(saveNotificationChoicesEndpoint, { body: { choices } });
      showToast({ kind: 'success', text: 'Notification settings saved' });
    },
  });
  const groups = KIND_GROUPS.map(({ title, kinds }) => ({
    title,
    kinds: kinds.filter((kind) => stored[kind]),
  }));
  const shown = groups.filter(({ kinds }) => kinds.length > 0);
  return (
    <SectionForm form={form} label="Notifications" button="Save settings" buttonWhileSending="Saving…">
      {shown.map(({ title, kinds }) => (
        <div key={title}>
          {shown.length > 1 && <h3 className="mb-1 font-text text-body font-semibold">{title}</h3>}
          {kinds.map((kind) => (
            <KindLine key={kind} kind={kind} stored={stored} />
          ))}
        </div>
      ))}
    </SectionForm>
  );
}

type KindLineProps = { readonly kind: NotificationKind; readonly stored: NotificationChoices };

/** A line of three boxes; on a phone they stand below what they are about. */
function KindLine({ kind, stored }: KindLineProps) {
  const { title, when } = KIND_WORDS[kind];
  return (
    <fieldset className="grid border-b border-crust py-2 tablet:grid-cols-[1fr_auto] tablet:items-center tablet:gap-4">
      <legend className="contents">
        <span className="block text-label">
          <span className="font-semibold">{title}</span>
          <span className="block text-small text-cocoa-2">{when}</span>
        </span>
      </legend>
      <div className="flex flex-wrap gap-x-3 text-label whitespace-nowrap tablet:grid tablet:grid-cols-[--spacing(32)_--spacing(20)_--spacing(24)] tablet:gap-x-5">
        {NOTIFICATION_CHANNELS.map((channel) => (
          <Checkbox
            key={channel}
            label={CHANNEL_WORDS[channel]}
            name={nameBox(kind, channel)}
            defaultChecked={stored[kind]?.[channel]}
          />
        ))}
      </div>
    </fieldset>
  );
}
