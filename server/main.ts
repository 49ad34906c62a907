import { createLog } from './log.ts';
import { readSettings } from './settings/settings.ts';
import { describeAdministrator, describeDemoCustomers, describeOpening } from './start/describe-accounts.ts';
import { StartError } from './start/start-error.ts';
import { startShop } from './start/start-shop.ts';

const { settings, problems } = readSettings();
if (problems) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

const log = createLog(settings.logLevel);
const starting = startShop({
  settings,
  hotReload: process.argv.includes('--hot-reload'),
  log,
  report: (step) => console.error(`  · ${step}`),
});

let isStopping = false;
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  try {
    const shop = await starting;
    await shop.stop();
  } catch (error) {
    log.error({ err: error }, 'The shop could not be stopped cleanly');
  }
  process.exit(exitCode);
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'Unhandled error');
  void stop(1);
});

try {
  const shop = await starting;
  const whoReadsMails = settings.isDemoPublic ? ' (administrators only)' : '';
  const lines = [
    ...describeOpening(shop),
    ...describeAdministrator(shop.administrator),
    ...describeDemoCustomers(shop.demoCustomers),
    ...(settings.demo && !settings.smtp
      ? [`Emails it sends: ${shop.publicUrl}/dev/mail${whoReadsMails}`]
      : []),
    'Stop it with Ctrl-C.',
  ];
  console.error(`\n${lines.map((line) => `  ${line}\n`).join('')}`);
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exit(1);
}
