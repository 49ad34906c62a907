import {
  saveShopProfileEndpoint,
  staleProfileSchema,
  type VersionedProfile,
} from '../../../../contract/shop.ts';
import { SHOP_OPENING_HOURS_MAX } from '../../../../domain/shop/profile.ts';
import { readRefusal } from '../../../api/read-refusal.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { EditedLine } from '../../../ui/form/lines/edited-line.tsx';
import { AddLineButton } from '../../../ui/form/lines/line-buttons.tsx';
import { LineHolder } from '../../../ui/form/lines/line-holder.tsx';
import { type LineHandle, useLines } from '../../../ui/form/lines/use-lines.ts';
import { Problem } from '../../../ui/form/problem.tsx';
import type { EditedForm } from '../../../ui/form/use-edited-form.ts';
import { VersionedForm } from '../../../ui/form/versioned-form.tsx';
import { useShopRefresh } from '../../shop/shop-context.tsx';
import { listProfileFacts } from './profile-facts.ts';
import { ProfileFields, SocialFields } from './profile-fields.tsx';
import {
  addHours,
  buildProfile,
  fillProfile,
  findProfileProblems,
  type HoursValues,
  type ProfileValues,
} from './profile-values.ts';

export function ProfileForm({ profile }: { readonly profile: VersionedProfile }) {
  const refreshShop = useShopRefresh();
  return (
    <VersionedForm
      answer={profile}
      fill={fillProfile}
      findProblems={findProfileProblems}
      send={async (values, version) => {
        const saved = await shopApi.call(saveShopProfileEndpoint, {
          body: { ...buildProfile(values), version },
        });
        refreshShop();
        return saved;
      }}
      findNewest={(error) => readRefusal(error, 'stale_edit', staleProfileSchema)?.current}
      draftName="shop-profile-2"
      label="Shop details"
      subject="the shop details"
      savedWords="Shop details saved"
      listFacts={(values) => listProfileFacts(buildProfile(values))}
    >
      {(form) => (
        <>
          <ProfileFields form={form} />
          <HoursEditor form={form} />
          <SocialFields form={form} />
        </>
      )}
    </VersionedForm>
  );
}

/** When somebody is there. When orders go out is the calendar's matter. */
function HoursEditor({ form }: { readonly form: EditedForm<ProfileValues> }) {
  const { problems } = form;
  const { openingHours } = form.values;
  const lines = useLines(form, 'openingHours', ({ days }, index) => days || `hours ${index + 1}`);
  return (
    <FormSection
      title="Opening hours"
      explanation="Shown to customers. Set the days and times customers can order for in the calendar."
    >
      <LineHolder lines={lines}>
        {openingHours.map((hours, index) => (
          <HoursLine key={hours.key} handle={lines.hold(hours, index)} />
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

function HoursLine({ handle }: { readonly handle: LineHandle<HoursValues> }) {
  const { key, index, field } = handle;
  return (
    <EditedLine title={`Hours ${index + 1}`} handle={handle}>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 *:min-w-0 tablet:grid-cols-[2fr_1fr_1fr] max-phone:[&_input]:px-3 max-phone:[&_input::-webkit-calendar-picker-indicator]:hidden">
        <div className="max-tablet:col-span-2">
          <TextField
            {...field('days')}
            label="Days"
            data-control={`first ${key}`}
            required
            hint="For example: Mon to Sat."
          />
        </div>
        <TextField {...field('opens')} label="Opens" type="time" required />
        <TextField {...field('closes')} label="Closes" type="time" required />
      </div>
    </EditedLine>
  );
}
