import { useState } from 'react';
import {
  saveShopProfileEndpoint,
  staleProfileSchema,
  type VersionedProfile,
} from '../../../../contract/shop.ts';
import { readRefusal } from '../../../api/read-refusal.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { EditedFormFrame } from '../../../ui/form/edited-form-frame.tsx';
import { type Saved, useEditedForm } from '../../../ui/form/use-edited-form.ts';
import { StaleEditDialog } from '../../../ui/stale/stale-edit-dialog.tsx';
import { HoursEditor } from './hours-editor.tsx';
import { listProfileFacts } from './profile-facts.ts';
import { ProfileFields } from './profile-fields.tsx';
import { buildProfile, fillProfile, findProfileProblems, type ProfileValues } from './profile-values.ts';

export function ProfileForm({ profile }: { readonly profile: VersionedProfile }) {
  const [newest, setNewest] = useState<Saved<ProfileValues> | null>(null);

  const send = async (values: ProfileValues, version: string) => {
    const saved = await shopApi.call(saveShopProfileEndpoint, { body: { ...buildProfile(values), version } });
    showToast({ kind: 'success', text: 'The shop’s profile is saved' });
    return toSaved(saved);
  };

  const form = useEditedForm({
    saved: toSaved(profile),
    draftName: 'shop-profile',
    findProblems: findProfileProblems,
    send,
    onRefusal(error) {
      const newer = readRefusal(error, 'stale_edit', staleProfileSchema)?.current;
      if (newer) setNewest(toSaved(newer));
      return newer !== undefined;
    },
  });

  return (
    <>
      <EditedFormFrame
        form={form}
        label="Shop profile"
        leaveWords="What you changed about the shop is not saved yet."
      >
        <ProfileFields form={form} />
        <HoursEditor form={form} />
      </EditedFormFrame>
      <StaleEditDialog
        title="Somebody else changed the shop’s profile"
        form={form}
        newest={newest}
        listFacts={(values) => listProfileFacts(buildProfile(values))}
        send={send}
        onClose={() => setNewest(null)}
      />
    </>
  );
}

function toSaved(profile: VersionedProfile): Saved<ProfileValues> {
  return { values: fillProfile(profile), version: profile.version };
}
