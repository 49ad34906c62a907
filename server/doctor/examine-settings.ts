import type { Finding } from '../../domain/shop/readiness.ts';
import type { Settings } from '../settings/settings.ts';
import { type JudgedSettings, listUnsafeSettings } from '../start/unsafe-settings.ts';
import { findIn } from './find.ts';

const found = findIn('settings');

export type SettingsFacts = JudgedSettings &
  Pick<Settings, 'metricsToken' | 'secretKey' | 'backupPassphrase' | 'nightlyBackups'>;

/** What is warned of at the start and is said here with its fix. */
const HAS_OWN_LINE =
  /^(?:SMTP_URL|PAYSTACK_SECRET_KEY|BACKUP_TO|BACKUP_PASSPHRASE|SECRET_KEY|PUBLIC_URL is http,)/;

/** `reachFault`: why nobody reaches the shop at its address; undefined: it answers there. */
export function judgeSettings(settings: SettingsFacts, reachFault: string | undefined): readonly Finding[] {
  const { demo, publicUrl, metricsToken, secretKey, nightlyBackups, backupPassphrase } = settings;
  const warnings = listUnsafeSettings(settings).filter((warning) => !HAS_OWN_LINE.test(warning));
  return [
    demo
      ? found.block('Demo', 'This is the demo: sample products, no real emails or payments', {
          why: 'This is the demo: sample products, no real emails or payments.',
          fix: 'Set DEMO=0, PUBLIC_URL, ADMIN_EMAIL and ADMIN_PASSWORD, and a data folder of its own.',
        })
      : found.ready('Demo', 'Off'),
    judgeAddress(publicUrl, reachFault),
    ...warnings.map((warning) =>
      found.advise('Safety', warning, {
        why: 'A setting of the server is less safe than it could be.',
        fix: 'Change that setting (README, Settings) and start again.',
      }),
    ),
    secretKey
      ? found.ready('Secret key', 'SECRET_KEY is set')
      : found.advise('Secret key', 'The key that protects sign-ins and links is stored in the database', {
          why: 'The key that protects sign-ins and links could be stored more safely.',
          fix: 'Set SECRET_KEY to the output of: openssl rand -hex 32',
        }),
    metricsToken
      ? found.ready('Monitoring', 'METRICS_TOKEN is set')
      : found.advise('Monitoring', 'Off: nothing can read /metrics', {
          why: 'Nobody is warned when the shop gets slow or stops.',
          fix: 'Set METRICS_TOKEN to the output of: openssl rand -hex 16',
        }),
    nightlyBackups
      ? found.ready('Nightly backups', nightlyBackups.to === 'bucket' ? 'To the bucket' : 'To a folder')
      : found.block('Nightly backups', 'Off', {
          why: 'Your orders and customers aren’t backed up every night. If the server breaks, they are lost.',
          fix: 'Set BACKUP_TO to a folder on another disk, or to bucket (docs/running/backups.md).',
        }),
    ...(nightlyBackups && !backupPassphrase
      ? [
          found.advise('Backup encryption', 'Off: whoever gets a backup can read it', {
            why: 'Whoever gets hold of a backup can read your customers’ details.',
            fix: 'Set BACKUP_PASSPHRASE, and write it down where you will find it.',
          }),
        ]
      : []),
  ];
}

function judgeAddress(publicUrl: string | undefined, reachFault: string | undefined): Finding {
  if (!publicUrl?.startsWith('https:')) {
    return found.block('Address', publicUrl ?? 'PUBLIC_URL is not set', {
      why: 'Your shop has no secure web address of its own yet, so customers can’t visit it.',
      fix: 'Set PUBLIC_URL to the https address customers type, with a proxy in front (docs/running).',
    });
  }
  return reachFault === undefined
    ? found.ready('Address', `${publicUrl} answers`)
    : found.block('Address', `${publicUrl} does not lead to this shop (${reachFault})`, {
        why: 'Your web address doesn’t lead to this shop, so customers can’t visit it.',
        fix: 'Check the DNS record, the proxy and its certificate, and that the shop runs.',
      });
}
