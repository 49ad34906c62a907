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
      ? found.block('Demo', 'This is the demo: sample products, readable emails, play money', {
          fix: 'Set DEMO=0, PUBLIC_URL, ADMIN_EMAIL and ADMIN_PASSWORD, and a data folder of its own.',
        })
      : found.ready('Demo', 'Off'),
    judgeAddress(publicUrl, reachFault),
    ...warnings.map((warning) =>
      found.advise('Safety', warning, { fix: 'Change that setting (README, Settings) and start again.' }),
    ),
    secretKey
      ? found.ready('Secret key', 'SECRET_KEY is set')
      : found.advise('Secret key', 'The key that protects sign-ins and links is stored in the database', {
          fix: 'Set SECRET_KEY to the output of: openssl rand -hex 32',
        }),
    metricsToken
      ? found.ready('Monitoring', 'METRICS_TOKEN is set')
      : found.advise('Monitoring', 'Off: nothing can read /metrics', {
          fix: 'Set METRICS_TOKEN to the output of: openssl rand -hex 16',
        }),
    nightlyBackups
      ? found.ready('Nightly backups', nightlyBackups.to === 'bucket' ? 'To the bucket' : 'To a folder')
      : found.block('Nightly backups', 'Off', {
          fix: 'Set BACKUP_TO to a folder on another disk, or to bucket (docs/running/backups.md).',
        }),
    ...(nightlyBackups && !backupPassphrase
      ? [
          found.advise('Backup encryption', 'Off: whoever gets a backup can read it', {
            fix: 'Set BACKUP_PASSPHRASE, and write it down where you will find it.',
          }),
        ]
      : []),
  ];
}

function judgeAddress(publicUrl: string | undefined, reachFault: string | undefined): Finding {
  if (!publicUrl?.startsWith('https:')) {
    return found.block('Address', publicUrl ?? 'PUBLIC_URL is not set', {
      fix: 'Set PUBLIC_URL to the https address customers type, with a proxy in front (docs/running).',
    });
  }
  return reachFault === undefined
    ? found.ready('Address', `${publicUrl} answers`)
    : found.block('Address', `${publicUrl} does not lead to this shop (${reachFault})`, {
        fix: 'Check the DNS record, the proxy and its certificate, and that the shop runs.',
      });
}
