import { useState } from 'react';
import {
  saveShopProfileEndpoint,
  staleProfileSchema,
  type VersionedProfile,
} from '../../../../contract/shop.ts';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import { SHOP_OPENING_HOURS_MAX } from '../../../../domain/shop/profile.ts';
import { readRefusal } from '../../../api/read-refusal.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { EditedFormFrame } from '../../../ui/form/edited-form-frame.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { EditedLine } from '../../../ui/form/lines/edited-line.tsx';
import { AddLineButton } from '../../../ui/form/lines/line-buttons.tsx';
import { LineHolder } from '../../../ui/form/lines/line-holder.tsx';
import { type LineHandle, useLines } from '../../../ui/form/lines/use-lines.ts';
import { Problem } from '../../../ui/form/problem.tsx';
import { type EditedForm, type Saved, useEditedForm } from '../../../ui/form/use-edited-form.ts';
import { StaleEditDialog } from '../../../ui/stale/stale-edit-dialog.tsx';
import { listProfileFacts } from './profile-facts.ts';
import { ProfileFields } from './profile-fields.tsx';
import {
  addHours,
  buildProfile,
  fillProfile,
  findProfileProblems,
  type HoursValues,
  type ProfileValues,
} from './profile-values.ts';

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

/** When somebody is there. When orders go out is the calendar's matter. */
function HoursEditor({ form }: { readonly form: EditedForm<ProfileValues> }) {
  const { values, problems, change, reshape } = form;
  const { openingHours } = values;
  const lines = useLines({
    lines: openingHours,
    keyOf: ({ key }) => key,
    nameOf: ({ days }, index) => days || `hours ${index + 1}`,
    change: (edit) => change({ openingHours: edit(openingHours) }),
    reshape: (edit) => reshape({ openingHours: edit(openingHours) }, 'openingHours'),
  });
  return (
    <FormSection
      title="Opening hours"
      explanation="When the shop is open, as people read it. Which days and windows can be ordered for is set in the calendar."
    >
      <LineHolder lines={lines}>
        {openingHours.map((hours, index) => (
          <HoursLine key={hours.key} hours={hours} handle={lines.hold(hours, index)} problems={problems} />
        ))}
        <AddLineButton
          name="hours"
          isFull={openingHours.length >= SHOP_OPENING_HOURS_MAX}
          onAdd={() => lines.add(addHours(openingHours))}
        >
          Add hours
        </AddLineButton>
        <Problem>{problems.openingHours}</Problem>
      </LineHolder>
    </FormSection>
  );
}

type HoursLineProps = {
  readonly hours: HoursValues;
  readonly handle: LineHandle<HoursValues>;
  readonly problems: FieldProblems;
};

function HoursLine({ hours, handle, problems }: HoursLineProps) {
  const { index, edit } = handle;
  const path = `openingHours.${index}`;
  return (
    <EditedLine title={`Hours ${index + 1}`} handle={handle}>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 *:min-w-0 tablet:grid-cols-[2fr_1fr_1fr]">
        <div className="max-tablet:col-span-2">
          <TextField
            label="Days"
            name={`${path}.days`}
            data-control={`first ${hours.key}`}
            required
            autoComplete="off"
            placeholder="Mon to Sat"
            value={hours.days}
            problem={problems[`${path}.days`]}
            onChange={({ target }) => edit({ days: target.value })}
          />
        </div>
        <TextField
          label="Opens"
          name={`${path}.opens`}
          type="time"
          required
          value={hours.opens}
          problem={problems[`${path}.opens`]}
          onChange={({ target }) => edit({ opens: target.value })}
        />
        <TextField
          label="Closes"
          name={`${path}.closes`}
          type="time"
          required
          value={hours.closes}
          problem={problems[`${path}.closes`]}
          onChange={({ target }) => edit({ closes: target.value })}
        />
      </div>
    </EditedLine>
  );
}
