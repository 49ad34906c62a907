import { useState } from 'react';
import { ZONES_MAX } from '../../../../../domain/delivery/zones.ts';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { AddLineButton } from '../../../../ui/form/lines/line-buttons.tsx';
import { LineHolder } from '../../../../ui/form/lines/line-holder.tsx';
import { type LineHandle, useLines } from '../../../../ui/form/lines/use-lines.ts';
import { Problem } from '../../../../ui/form/problem.tsx';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import { createZone, type TermsValues, type ZoneValues } from './terms-values.ts';
import { ZoneLine } from './zone-line.tsx';
import { nameZone } from './zone-words.ts';

/** Zones in the order shoppers read them; one at a time is unfolded, and every one with a problem. */
export function ZoneEditor({ form }: { readonly form: EditedForm<TermsValues> }) {
  const { values, problems, change, reshape } = form;
  const { zones } = values;
  const [openId, setOpenId] = useState<string | null>(null);
  const lines = useLines({
    lines: zones,
    keyOf: ({ id }) => id,
    nameOf: nameZone,
    change: (edit) => change({ zones: edit(zones) }),
    reshape: (edit) => reshape({ zones: edit(zones) }, 'zones'),
  });
  const hasProblem = (index: number) =>
    Object.keys(problems).some((path) => path.startsWith(`zones.${index}.`));

  /** With other places, what was wrong with a place may be said of another. */
  function holdZone(zone: ZoneValues, index: number): LineHandle<ZoneValues> {
    const handle = lines.hold(zone, index);
    return {
      ...handle,
      edit(part) {
        handle.edit(part);
        if (part.places) reshape({}, `zones.${index}.places`);
      },
    };
  }

  function add(): void {
    const zone = createZone();
    lines.add(zone);
    setOpenId(zone.id);
  }

  return (
    <FormSection
      title="Zones"
      explanation="An address falls in the zone that names its local government area, else in the one that has the whole state. Anywhere else checkout offers pickup alone."
    >
      <LineHolder lines={lines}>
        {zones.map((zone, index) => (
          <ZoneLine
            key={zone.id}
            zone={zone}
            zones={zones}
            handle={holdZone(zone, index)}
            isOpen={zone.id === openId || hasProblem(index)}
            problems={problems}
            onToggle={() => setOpenId(zone.id === openId ? null : zone.id)}
          />
        ))}
        {zones.length === 0 && (
          <p className="text-label text-cocoa-2">No zone yet: shoppers can only fetch their orders.</p>
        )}
        <div>
          <AddLineButton name="zones" isFull={zones.length >= ZONES_MAX} onAdd={add}>
            Add a zone
          </AddLineButton>
        </div>
        <Problem>{problems.zones}</Problem>
      </LineHolder>
    </FormSection>
  );
}
