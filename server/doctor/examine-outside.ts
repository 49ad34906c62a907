import { randomUUID } from 'node:crypto';
import type { Finding } from '../../domain/shop/readiness.ts';
import type { FilePort } from '../ports/files.ts';
import type { Settings } from '../settings/settings.ts';
import { describeFault, findIn } from './find.ts';

const found = findIn('outside');

/** Each tries what it is for, without a trace, and rejects when that does not work. Undefined: it is not set up. */
export type Probes = {
  readonly mail: (() => Promise<void>) | undefined;
  readonly payments: (() => Promise<void>) | undefined;
  readonly push: (() => Promise<void>) | undefined;
};

type OutsideParts = {
  readonly settings: Pick<Settings, 'demo' | 'bucket' | 'paystack'>;
  readonly probes: Probes;
  readonly files: FilePort;
};

export async function examineOutside({ settings, probes, files }: OutsideParts): Promise<readonly Finding[]> {
  const [mail, payments, push, storage] = await Promise.all([
    tryOut(probes.mail),
    tryOut(probes.payments),
    tryOut(probes.push),
    tryOut(() => keepProbe(files)),
  ]);
  const place = settings.bucket ? `The bucket ${settings.bucket.name}` : 'The folder for pictures';
  return [
    judgeMail(mail),
    judgePayments(payments, settings.paystack?.secretKey.startsWith('sk_test_') === true),
    storage === 'works'
      ? found.ready('Files', `${place} works`)
      : found.block('Files', `${place} does not work (${storage})`, {
          why: 'New pictures can’t be saved.',
          fix: settings.bucket
            ? 'Check the S3_ settings, and that the key may write, read, list and delete.'
            : 'Let the shop’s user write to DATA_DIR.',
        }),
    push === 'works' || push === 'absent'
      ? found.ready('Push', push === 'works' ? 'Firebase accepts the key' : 'Sent directly to each browser')
      : found.block('Push', `Firebase doesn’t accept the key (${push})`, {
          why: 'Customers and staff get no notifications on their phones.',
          fix: 'Check FIREBASE_SERVICE_ACCOUNT, or leave the FIREBASE_ settings out.',
        }),
  ];
}

function judgeMail(mail: string): Finding {
  if (mail === 'works') return found.ready('Email', 'The mail server accepts our sign-in');
  if (mail === 'absent') {
    return found.block('Email', 'Emails are stored, not sent', {
      why: 'Email isn’t set up. Customers get no order emails and can’t confirm an account.',
      fix: 'Set SMTP_URL and MAIL_FROM.',
    });
  }
  return found.block('Email', `The mail server does not work (${mail})`, {
    why: 'Emails don’t go out: the mail server doesn’t accept them.',
    fix: 'Check host, port, user and password in SMTP_URL.',
  });
}

function judgePayments(payments: string, isTestKey: boolean): Finding {
  if (payments === 'absent') {
    return found.advise('Payments', 'Customers can pay by transfer or cash, not online', {
      why: 'Customers can’t pay online by card, instant transfer or USSD, only by bank transfer or cash.',
      fix: 'Set PAYSTACK_SECRET_KEY.',
    });
  }
  if (payments !== 'works') {
    return found.block('Payments', payments, {
      why: 'Customers can’t pay online: Paystack doesn’t accept the shop’s key.',
      fix: 'Check PAYSTACK_SECRET_KEY in your Paystack dashboard, Settings, API keys.',
    });
  }
  return isTestKey
    ? found.block('Payments', 'The Paystack key is a test key: no real money arrives', {
        why: 'Paystack is in test mode: payments look real, but no money arrives.',
        fix: 'Set PAYSTACK_SECRET_KEY to the live key.',
      })
    : found.ready('Payments', 'Paystack accepts the key');
}

async function tryOut(probe: (() => Promise<void>) | undefined): Promise<string> {
  if (!probe) return 'absent';
  try {
    await probe();
    return 'works';
  } catch (error) {
    return describeFault(error);
  }
}

async function keepProbe(files: FilePort): Promise<void> {
  const key = `doctor/${randomUUID()}.txt`;
  const bytes = Buffer.from('ready');
  await files.put(key, { bytes, contentType: 'text/plain' });
  const back = await files.get(key);
  await files.remove(key);
  if (!back?.equals(bytes)) throw new Error('a file came back different');
}
