import { useState } from 'react';
import type { VersionedProfile } from '../../../../contract/shop.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { EditedFormFrame } from '../../../ui/form/edited-form-frame.tsx';
import { type Saved, useEditedForm } from '../../../ui/form/use-edited-form.ts';
import { StaleEditDialog } from '../../../ui/stale/stale-edit-dialog.tsx';
import { findNewerProfile, saveShopProfile } from '../settings-requests.ts';
import { HoursEditor } from './hours-editor.tsx';
import { listProfileFacts } from './profile-facts.ts';
import { ProfileFields } from './profile-fields.tsx';
import { buildProfile, fillProfile, findProfileProblems, type ProfileValues } from './profile-values.ts';

export function ProfileForm({ profile }: { readonly profile: VersionedProfile }) {
  const [newest, setNewest] = useState<Saved<ProfileValues> | null>(null);

  const send = async (values: ProfileValues, version: string) => {
    const saved = await saveShopProfile({ ...buildProfile(values), version });
    showToast({ kind: 'success', text: 'The shop’s profile is saved' });
    return toSaved(saved);
  };

  const form = useEditedForm({
    saved: toSaved(profile),
    draftName: 'shop-profile',
    findProblems: findProfileProblems,
    send,
    onRefusal(error) {
      const newer = findNewerProfile(error);
      if (newer) setNewest(toSaved(newer));
      return newer !== null;
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
