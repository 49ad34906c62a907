import { readShopProfileEndpoint } from '../../../contract/shop.ts';
import { shopApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { LoadedContent } from '../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { OtherSettings } from './other-settings.tsx';
import { ProfileForm } from './profile/profile-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export const meta = titlePage('Settings');

const readShopProfile = (signal: AbortSignal) => shopApi.call(readShopProfileEndpoint, { signal });

export default function AdminSettingsPage() {
  const loaded = useLoaded(readShopProfile);
  return (
    <SettingsFrame explanation="Who the shop is. Header, footer, every page and every mail take it from here, at once.">
      <LoadedContent
        loaded={loaded}
        waitingWords="Loading the settings…"
        skeleton={<Skeleton className="h-120 rounded-picture" />}
      >
        {(profile) => <ProfileForm profile={profile} />}
      </LoadedContent>
      <OtherSettings />
    </SettingsFrame>
  );
}
