import { useState } from 'react';
import { ZONES_MAX } from '../../../../../domain/checkout/zones.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import { useKeptFocus } from '../../../../ui/form/use-kept-focus.ts';
import { PlusIcon } from '../../../../ui/icons/actions.tsx';
import { moveItem } from '../../../../ui/move-item.ts';
import { createZone, type TermsValues, type ZoneValues } from './terms-values.ts';
import { ZoneLine } from './zone-line.tsx';

/** Zones in the order shoppers read them; one at a time is unfolded, and every one with a problem. */
export function ZoneEditor({ form }: { readonly form: EditedForm<TermsValues> }) {
  const { values, problems, change, reshape } = form;
  const { zones } = values;
  const [openId, setOpenId] = useState<string | null>(null);
  const { holderRef, keepFocusOn } = useKeptFocus();
  const hasProblem = (index: number) =>
    Object.keys(problems).some((path) => path.startsWith(`zones.${index}.`));

  function add(): void {
    const zone = createZone();
    reshape({ zones: [...zones, zone] }, 'zones');
    setOpenId(zone.id);
    keepFocusOn(`name ${zone.id}`);
  }

  function edit(index: number, part: Partial<ZoneValues>): void {
    const edited = zones.map((zone, position) => (position === index ? { ...zone, ...part } : zone));
    if (part.places) reshape({ zones: edited }, `zones.${index}.places`);
    else change({ zones: edited });
  }

  function move(id: string, from: number, step: 1 | -1): void {
    reshape({ zones: moveItem(zones, from, from + step) }, 'zones');
    keepFocusOn(`${step === 1 ? 'down' : 'up'} ${id}`);
  }

  function remove(id: string): void {
    reshape({ zones: zones.filter((zone) => zone.id !== id) }, 'zones');
    keepFocusOn('add');
  }

  return (
    <FormSection
      title="Zones"
      explanation="An address falls in the zone that names its local government area, else in the one that has the whole state. Anywhere else checkout offers pickup alone."
    >
      <div ref={holderRef} className="grid gap-3">
        {zones.map((zone, index) => (
          <ZoneLine
            key={zone.id}
            zone={zone}
            zones={zones}
            index={index}
            isOpen={zone.id === openId || hasProblem(index)}
            problems={problems}
            onToggle={() => setOpenId(zone.id === openId ? null : zone.id)}
            onEdit={(part) => edit(index, part)}
            onMove={(step) => move(zone.id, index, step)}
            onRemove={() => remove(zone.id)}
          />
        ))}
        {zones.length === 0 && (
          <p className="text-label text-cocoa-2">No zone yet: shoppers can only fetch their orders.</p>
        )}
        <div>
          <Button
            kind="quiet"
            size="s"
            name="zones"
            data-control="add"
            onClick={add}
            disabled={zones.length >= ZONES_MAX}
          >
            <PlusIcon />
            Add a zone
          </Button>
        </div>
        <Problem>{problems.zones}</Problem>
      </div>
    </FormSection>
  );
}
