import type {
  NotificationChannel,
  NotificationChoices,
  NotificationKind,
} from '../../../../../domain/notifications/choices.ts';

export function nameBox(kind: NotificationKind, channel: NotificationChannel): string {
  return `${kind}.${channel}`;
}

/** The choices as ticked, for the kinds this person can get. A box that is not ticked is not in the form's values at all. */
export function readTickedChoices(
  values: Pick<FormData, 'has'>,
  offered: NotificationChoices,
): NotificationChoices {
  // Object.keys forgets what the keys are.
  const kinds = Object.keys(offered) as NotificationKind[];
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      {
        in_app: values.has(nameBox(kind, 'in_app')),
        push: values.has(nameBox(kind, 'push')),
        email: values.has(nameBox(kind, 'email')),
      },
    ]),
  );
}
