import { readHomePageEndpoint } from '../../../contract/home-page.ts';
import { shopApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { LoadedContent } from '../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { HomeForm } from './home/home-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export const meta = titlePage('Home page');

const readHomePage = (signal: AbortSignal) => shopApi.call(readHomePageEndpoint, { signal });

/** What visitors see first: headline, picture, buttons, announcement and sections. */
export default function AdminHomePage() {
  const loaded = useLoaded(readHomePage);
  return (
    <SettingsFrame explanation="What visitors see first. Tap a part of the preview to edit it. Nothing changes until you publish.">
      <LoadedContent
        loaded={loaded}
        waitingWords="Loading the home page…"
        skeleton={<Skeleton className="h-120 rounded-picture" />}
      >
        {(page) => <HomeForm page={page} />}
      </LoadedContent>
    </SettingsFrame>
  );
}
