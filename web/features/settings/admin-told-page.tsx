import { listToldAdministratorsEndpoint } from '../../../contract/settings.ts';
import { shopApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { LoadedContent } from '../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { MailTest } from './mail-test.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { ToldTable } from './told-table.tsx';
import { UnsentMails } from './unsent-mails.tsx';

export const meta = titlePage('Mail and notifications');

const listToldAdministrators = async (signal: AbortSignal) =>
  (await shopApi.call(listToldAdministratorsEndpoint, { signal })).data;

export default function AdminToldPage() {
  const loaded = useLoaded(listToldAdministrators);
  return (
    <SettingsFrame explanation="Who hears of new orders, wishes, questions and money, and whether mails arrive. Everybody chooses for themselves.">
      <div className="grid gap-6">
        <UnsentMails />
        <LoadedContent
          loaded={loaded}
          waitingWords="Loading who is told what…"
          skeleton={<Skeleton className="h-60 rounded-picture" />}
        >
          {(administrators) => <ToldTable administrators={administrators} />}
        </LoadedContent>
        <MailTest />
      </div>
    </SettingsFrame>
  );
}
