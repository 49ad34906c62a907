import MapPinIcon from 'lucide-react/icons/map-pin';
import { useId, useState } from 'react';
import { listLocalGovernmentAreas } from '../../../../../domain/addresses/local-government-areas.ts';
import { NIGERIAN_STATES, type NigerianState } from '../../../../../domain/addresses/states.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { findTypedZone } from './find-typed-zone.ts';
import type { ZoneValues } from './terms-values.ts';
import { nameZone, sayFee, sayMinimum } from './zone-words.ts';

/** Tries the zones as they are typed, before they are saved, by the rule that checkout follows. */
export function AddressTester({ zones }: { readonly zones: readonly ZoneValues[] }) {
  const titleId = useId();
  const [state, setState] = useState<NigerianState | ''>('');
  const [lga, setLga] = useState('');
  const areas = state === '' ? [] : listLocalGovernmentAreas(state);

  const choose = (chosen: string) => {
    setState(NIGERIAN_STATES.find((one) => one === chosen) ?? '');
    setLga('');
  };

  return (
    <Panel
      role="group"
      aria-labelledby={titleId}
      className="rail:sticky rail:top-[calc(var(--header-height)+--spacing(5))] rail:row-span-2"
    >
      <div className="grid gap-4">
        <h2 id={titleId}>Check an address</h2>
        <SelectField label="State" required value={state} onChange={({ target }) => choose(target.value)}>
          <option value="">Choose a state…</option>
          {NIGERIAN_STATES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <SelectField
          label="Local government area"
          required
          disabled={state === ''}
          value={lga}
          onChange={({ target }) => setLga(target.value)}
        >
          <option value="">Choose an area…</option>
          {areas.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <div role="status">{lga !== '' && <Answer zones={zones} state={state} lga={lga} />}</div>
      </div>
    </Panel>
  );
}

type AnswerProps = { readonly zones: readonly ZoneValues[]; readonly state: string; readonly lga: string };

function Answer({ zones, state, lga }: AnswerProps) {
  const zone = findTypedZone(zones, { state, lga });
  if (zone === undefined) {
    return (
      <Note tone="warning">
        {lga} in {state} isn’t in any zone, so only pickup is offered.
      </Note>
    );
  }
  return (
    <Note tone="good" icon={MapPinIcon}>
      <p className="font-semibold">{nameZone(zone, zones.indexOf(zone))}</p>
      <p>
        {sayFee(zone.fee)}, {sayMinimum(zone.minimum)}.{' '}
        {zone.allowsPayOnDelivery ? 'Pay on delivery allowed.' : 'Payment before delivery.'}
      </p>
    </Note>
  );
}
