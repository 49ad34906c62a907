import { Suspense } from 'react';
import {
  readNotificationChoicesEndpoint,
  saveNotificationChoicesEndpoint,
} from '../../../../../contract/account.ts';
import {
  NOTIFICATION_CHANNELS,
  type NotificationChoices,
  type NotificationKind,
} from '../../../../../domain/notifications/choices.ts';
import { KIND_WORDS } from '../../../../../domain/notifications/kind-words.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { LoadedContent } from '../../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { PushDevice } from '../../../notifications/push-device-context.tsx';
import { AccountSection } from '../account-section.tsx';
import { SectionForm } from '../section-form.tsx';
import { nameBox, readTickedChoices } from './notification-boxes.ts';
import { CHANNEL_WORDS, KIND_GROUPS } from './notification-words.ts';
import { QuietHoursForm } from './quiet-hours-form.tsx';

const readChoices = async (signal: AbortSignal) =>
  (await shopApi.call(readNotificationChoicesEndpoint, { signal })).choices;

export function NotificationsSection({ uid }: { readonly uid: string }) {
  const choices = useLoaded(readChoices);
  return (
    <AccountSection id="notifications" title="Notifications" lead="What we tell you, and how.">
      <Suspense fallback={<Skeleton className="h-20" />}>
        <PushDevice uid={uid} />
      </Suspense>
      <LoadedContent
        loaded={choices}
        waitingWords="Loading your choices…"
        skeleton={<Skeleton className="h-72" />}
      >
        {(kept) => <ChoicesForm kept={kept} />}
      </LoadedContent>
      <div className="grid gap-2 border-t border-crust pt-5">
        <h3>Quiet hours</h3>
        <p className="max-w-measure text-cocoa-2">
          What comes meanwhile rings when they are over, in Lagos time. In the shop you see it at once.
        </p>
        <QuietHoursForm />
      </div>
    </AccountSection>
  );
}

function ChoicesForm({ kept }: { readonly kept: NotificationChoices }) {
  const form = useForm({
    words: {},
    send: async (values) => {
      const choices = readTickedChoices(values, kept);
      await shopApi.call(saveNotificationChoicesEndpoint, { body: { choices } });
      showToast({ kind: 'success', text: 'Your choices are saved' });
    },
  });
  const groups = KIND_GROUPS.map(({ title, kinds }) => ({
    title,
    kinds: kinds.filter((kind) => kept[kind]),
  }));
  const shown = groups.filter(({ kinds }) => kinds.length > 0);
  return (
    <SectionForm form={form} label="Notifications" button="Save choices" buttonWhileSending="Saving…">
      {shown.map(({ title, kinds }) => (
        <div key={title}>
          {shown.length > 1 && <h3 className="mb-1 font-text text-body font-semibold">{title}</h3>}
          {kinds.map((kind) => (
            <KindLine key={kind} kind={kind} kept={kept} />
          ))}
        </div>
      ))}
    </SectionForm>
  );
}

type KindLineProps = { readonly kind: NotificationKind; readonly kept: NotificationChoices };

/** A line of three boxes; on a phone they stand below what they are about. */
function KindLine({ kind, kept }: KindLineProps) {
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
            defaultChecked={kept[kind]?.[channel]}
          />
        ))}
      </div>
    </fieldset>
  );
}
