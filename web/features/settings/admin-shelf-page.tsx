import { useCallback } from 'react';
import { Link } from 'react-router';
import { readCalendarEndpoint, type WeekPlan } from '../../../contract/delivery.ts';
import {
  readShelfTermsEndpoint,
  saveShelfTermsEndpoint,
  shelfTermsSchema,
  staleShelfTermsSchema,
  type VersionedShelfTerms,
} from '../../../contract/shelf.ts';
import { readRefusal } from '../../api/read-refusal.ts';
import { shopApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { findMisfits } from '../../ui/form/find-misfits.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { VersionedForm } from '../../ui/form/versioned-form.tsx';
import { LoadedContent } from '../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { writeTimes } from '../../ui/slots/day-words.ts';
import { SettingsFrame } from './settings-frame.tsx';

export const meta = titlePage('Shelf and counter');

type Asked = { readonly terms: VersionedShelfTerms; readonly windows: WeekPlan['windows'] };

/** What the shop sells for today, and over the counter. Nothing of it is seen before it is switched on here. */
export default function AdminShelfPage() {
  const load = useCallback(async (signal: AbortSignal): Promise<Asked> => {
    const [terms, { calendar }] = await Promise.all([
      shopApi.call(readShelfTermsEndpoint, { signal }),
      shopApi.call(readCalendarEndpoint, { query: {}, signal }),
    ]);
    return { terms, windows: calendar.windows };
  }, []);
  const loaded = useLoaded(load);
  return (
    <SettingsFrame explanation="Sell what’s ready today, online and over the counter.">
      <LoadedContent
        loaded={loaded}
        waitingWords="Loading the shelf settings…"
        skeleton={<Skeleton className="h-100 rounded-picture" />}
      >
        {(asked) => <ShelfForm {...asked} />}
      </LoadedContent>
    </SettingsFrame>
  );
}

type Values = Pick<VersionedShelfTerms, 'isOn' | 'isCounterSaleOn' | 'cutOffs'>;

const fill = ({ isOn, isCounterSaleOn, cutOffs }: VersionedShelfTerms): Values => ({
  isOn,
  isCounterSaleOn,
  cutOffs,
});

/** A time that was cleared is none. */
const build = (values: Values): Values => ({
  ...values,
  cutOffs: Object.fromEntries(Object.entries(values.cutOffs).filter(([, time]) => time !== '')),
});

const say = (isOn: boolean) => (isOn ? 'On' : 'Off');

function ShelfForm({ terms, windows }: Asked) {
  return (
    <VersionedForm
      answer={terms}
      fill={fill}
      findProblems={(values) => findMisfits(shelfTermsSchema, build(values))}
      send={(values, version) =>
        shopApi.call(saveShelfTermsEndpoint, { body: { ...build(values), version } })
      }
      findNewest={(error) => readRefusal(error, 'stale_edit', staleShelfTermsSchema)?.current}
      draftName="shelf-1"
      label="Shelf and counter"
      subject="the shelf"
      savedWords="Shelf settings saved"
      listFacts={(values) => [
        { key: 'isOn', name: 'Today’s shelf', words: say(values.isOn) },
        { key: 'isCounterSaleOn', name: 'Counter sale', words: say(values.isCounterSaleOn) },
        ...windows.map(({ id, from, to }) => ({
          key: id,
          name: `Order by, ${writeTimes({ from, to })}`,
          words: values.cutOffs[id] || 'No same-day orders',
        })),
      ]}
    >
      {({ values, problems, change }) => (
        <>
          <FormSection
            title="Today’s shelf"
            explanation="Customers can order products on the shelf for the same day, as long as there are pieces left."
          >
            <Checkbox
              label="Sell from today’s shelf"
              name="isOn"
              checked={values.isOn}
              onChange={({ target }) => change({ isOn: target.checked })}
            />
            <p className="text-small">
              {values.isOn ? (
                <>
                  Add products and fill in today’s pieces on the{' '}
                  <Link to="/admin/shelf" className="link">
                    Shelf
                  </Link>{' '}
                  screen.
                </>
              ) : (
                'Turn this on to sell by pieces the same day and to choose the weekdays you sell on.'
              )}
            </p>
          </FormSection>
          <FormSection
            title="Order by"
            explanation="The latest time customers can order for each slot on the same day. Leave it empty to take no same-day orders for that slot."
          >
            {windows.length === 0 ? (
              <p className="text-cocoa-2">Add time slots in the calendar first.</p>
            ) : (
              <div className="grid grid-cols-2 items-start gap-5 phone:grid-cols-3">
                {windows.map(({ id, from, to }) => (
                  <TextField
                    key={id}
                    type="time"
                    name={`cutOffs.${id}`}
                    label={writeTimes({ from, to })}
                    value={values.cutOffs[id] ?? ''}
                    problem={problems[`cutOffs.${id}`]}
                    onChange={({ target }) => change({ cutOffs: { ...values.cutOffs, [id]: target.value } })}
                  />
                ))}
              </div>
            )}
          </FormSection>
          <FormSection
            title="Counter sale"
            explanation="Sell to walk-in customers in a few taps, without a name or a time slot. For owners, managers and the order desk."
          >
            <Checkbox
              label="Sell over the counter"
              name="isCounterSaleOn"
              checked={values.isCounterSaleOn}
              onChange={({ target }) => change({ isCounterSaleOn: target.checked })}
            />
          </FormSection>
        </>
      )}
    </VersionedForm>
  );
}
