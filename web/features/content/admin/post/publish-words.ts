import type { AdminPost } from '../../../../../contract/content-admin.ts';
import { judgeStanding } from '../../../../../domain/content/entry.ts';
import { sayDay } from '../../../../../domain/delivery/day-words.ts';
import {
  addDays,
  atLagosTime,
  isLagosDay,
  readLagosDay,
  readLagosTime,
} from '../../../../../domain/delivery/lagos-time.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import type { PostValues } from './post-values.ts';
import type { PublishStep } from './publish-step.ts';

export type TypedMoment = { readonly day: string; readonly time: string };

/** In the morning, when people read. */
const USUAL_TIME = '09:00';
const TIME_FORM = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The moment that is planned already, or the next morning. */
export function suggestMoment({ publishedAt }: Pick<PostValues, 'publishedAt'>, now: Date): TypedMoment {
  const planned = publishedAt === null ? null : new Date(publishedAt);
  if (planned && planned > now) return { day: readLagosDay(planned), time: readLagosTime(planned) };
  return { day: addDays(readLagosDay(now), 1), time: USUAL_TIME };
}

type ReadMoment =
  | { readonly ok: true; readonly moment: Date }
  | { readonly ok: false; readonly problems: FieldProblems };

/** By the clock in Lagos, wherever the owner is. */
export function readMoment({ day, time }: TypedMoment, now: Date): ReadMoment {
  if (!isLagosDay(day)) return { ok: false, problems: { day: 'Choose a day.' } };
  if (!TIME_FORM.test(time)) return { ok: false, problems: { time: 'Choose a time.' } };
  const moment = atLagosTime(day, time);
  if (moment > now) return { ok: true, moment };
  const field = day < readLagosDay(now) ? 'day' : 'time';
  return { ok: false, problems: { [field]: 'That time has passed. Choose a later one.' } };
}

/** Friday 20 November at 09:00; with its year where that is another one. */
export function sayMoment(moment: Date, now: Date): string {
  const day = readLagosDay(moment);
  const [year = ''] = day.split('-');
  const isThisYear = readLagosDay(now).startsWith(year);
  return `${sayDay(day)}${isThisYear ? '' : ` ${year}`} at ${readLagosTime(moment)}`;
}

/** How a post stands to its readers, in a sentence. */
export function sayStanding(values: Pick<PostValues, 'status' | 'publishedAt'>, now: Date): string {
  const publishedAt = values.publishedAt === null ? null : new Date(values.publishedAt);
  const standing = judgeStanding({ status: values.status, publishedAt }, now);
  if (publishedAt === null || standing === 'draft') return 'Customers can’t see it yet.';
  const said = sayMoment(publishedAt, now);
  return standing === 'scheduled'
    ? `It will be published on ${said}, Lagos time.`
    : `Published on ${said}. Changes are live when you save.`;
}

/** What has been done, for a moment on the screen. */
export function saySaved({ title, publishedAt, standing }: AdminPost, step: PublishStep, now: Date): string {
  if (step.kind === 'unpublish') return `“${title}” is a draft again`;
  if (standing === 'scheduled' && publishedAt !== null) {
    return `“${title}” will be published on ${sayMoment(new Date(publishedAt), now)}`;
  }
  if (standing === 'draft') return 'Draft saved';
  return step.kind === 'save' ? 'Saved and published' : `“${title}” is published`;
}
