import MailIcon from 'lucide-react/icons/mail';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import {
  readUnsubscribeEndpoint,
  resubscribeEndpoint,
  unsubscribeEndpoint,
} from '../../../contract/notifications.ts';
import { CART_REMINDER, isNotificationKind } from '../../../domain/notifications/choices.ts';
import { CART_REMINDER_WORDS, KIND_WORDS } from '../../../domain/notifications/kind-words.ts';
import { ApiError } from '../../api/api-error.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import { Spinner } from '../../ui/loading/spinner.tsx';
import type { Route } from './+types/unsubscribe-page.ts';

type MailChoice = AnswerOf<typeof readUnsubscribeEndpoint>;

type MailChoiceState =
  | { readonly status: 'loading' }
  /** The key is not one of this shop, or its account is gone. */
  | { readonly status: 'dead' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'known';
      readonly choice: MailChoice;
      readonly isSaving: boolean;
      readonly failure: string | null;
    };

const DEAD_STATUSES: readonly (number | undefined)[] = [400, 404, 410];

/** What the mailed link is about. Its key stands behind the #, which no server is sent, and leaves the address at once. */
function useMailChoice() {
  const [state, setState] = useState<MailChoiceState>({ status: 'loading' });
  const key = useRef<string | null>(null);

  const know = (choice: MailChoice) => setState({ status: 'known', choice, isSaving: false, failure: null });

  async function load(): Promise<void> {
    if (!key.current) return setState({ status: 'dead' });
    setState({ status: 'loading' });
    try {
      // With the key of the mail alone: whoever opens it need not be signed in.
      know(await backgroundApi.call(readUnsubscribeEndpoint, { query: { key: key.current } }));
    } catch (error) {
      const isDead = error instanceof ApiError && DEAD_STATUSES.includes(error.status);
      setState(isDead ? { status: 'dead' } : { status: 'failed', message: readMessage(error) });
    }
  }

  async function choose(isOn: boolean): Promise<void> {
    if (state.status !== 'known' || state.isSaving || !key.current) return;
    setState({ ...state, isSaving: true, failure: null });
    try {
      const endpoint = isOn ? resubscribeEndpoint : unsubscribeEndpoint;
      know(await backgroundApi.call(endpoint, { query: { key: key.current } }));
    } catch (error) {
      setState({ ...state, isSaving: false, failure: readMessage(error) });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the address the page was opened with.
  useEffect(() => {
    if (key.current !== null) return;
    key.current = window.location.hash.slice(1);
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void load();
  }, []);

  return { state, load, choose };
}

const readMessage = (error: unknown) => describeError(error);

const CHOICES_PATH = '/account#notifications';

export function meta({ matches }: Route.MetaArgs) {
  return [...titlePage('Your emails')({ matches }), { name: 'robots', content: 'noindex' }];
}

/** Where the link at the end of a mail leads. Opening it changes nothing: programs that look through mails open links too. */
export default function UnsubscribePage() {
  const { state, load, choose } = useMailChoice();
  switch (state.status) {
    case 'dead':
      return <DeadKey />;
    case 'known':
      return <Choice state={state} onChoose={choose} />;
    case 'failed':
      return (
        <Frame title="Your emails">
          <LoadFailure message={state.message} onRetry={load} />
        </Frame>
      );
    case 'loading':
      return (
        <Frame title="Your emails">
          <p role="status" className="flex items-center gap-3">
            <Spinner />
            Loading…
          </p>
        </Frame>
      );
  }
}

type ChoiceProps = {
  readonly state: Extract<MailChoiceState, { readonly status: 'known' }>;
  readonly onChoose: (isOn: boolean) => void;
};

function Choice({ state: { choice, isSaving, failure }, onChoose }: ChoiceProps) {
  const { kind, isOn } = choice;
  const isReminder = kind === CART_REMINDER;
  const words = isNotificationKind(kind) ? KIND_WORDS[kind] : isReminder ? CART_REMINDER_WORDS : undefined;
  return (
    <Frame title={isOn ? 'Stop these emails?' : 'You’ve unsubscribed'}>
      {/* What such an email says is left out: here it would read as news. */}
      <p className="text-fs-4 font-semibold">{words ? `“${words.title}” emails` : 'Shop emails'}</p>
      <p role="status" className="max-w-words text-balance">
        {sayOutcome(isOn, isReminder)}
      </p>
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <div className="mt-2 flex flex-wrap justify-center gap-3 max-phone:w-full max-phone:*:flex-1">
        <Button kind={isOn ? 'main' : 'line'} onClick={() => onChoose(!isOn)} aria-disabled={isSaving}>
          {isSaving && <Spinner />}
          {isOn ? 'Stop these emails' : 'Undo'}
        </Button>
      </div>
      {!isReminder && (
        <Link to={CHOICES_PATH} className="link inline-flex min-h-11 items-center">
          All notification settings
        </Link>
      )}
    </Frame>
  );
}

function sayOutcome(isOn: boolean, isReminder: boolean): string {
  if (isReminder)
    return isOn ? 'You’ll no longer get these emails.' : 'We won’t email you your cart any more.';
  return isOn
    ? 'You’ll no longer get these emails. Notifications in the shop and push aren’t affected.'
    : 'We won’t email you about this any more. You’ll still see it in your notifications in the shop.';
}

function DeadKey() {
  return (
    <Frame title="This link doesn’t work">
      <p className="max-w-words">
        The link is incomplete or the account no longer exists. Open it again from our email, or change your
        email settings in your account.
      </p>
      <ButtonLink to={CHOICES_PATH} kind="main" className="mt-2">
        Open account settings
      </ButtonLink>
    </Frame>
  );
}

type FrameProps = { readonly title: string; readonly children: ReactNode };

/** What has changed is in the title, so that is read first. */
function Frame({ title, children }: FrameProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shownTitle = useRef(title);
  useEffect(() => {
    if (shownTitle.current !== title) headingRef.current?.focus();
    shownTitle.current = title;
  }, [title]);
  return (
    <div className="wrap grid min-h-120 content-center justify-items-center gap-4 py-14 text-center">
      <span className="scallop mb-2 grid size-20 place-items-center gold">
        <MailIcon className="size-8" />
      </span>
      <h1 ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
