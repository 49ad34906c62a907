import { type Availability, readAvailabilityEndpoint } from '../../contract/availability.ts';
import { answer, type StubAnswer } from './stub-server.ts';

type Day = Availability['days'][number];
type State = Day['state'];

/** By the clock of the shop that the examples are of. */
export const SHOP_NOW = '2026-11-17T09:00:00.000Z';

const WINDOWS = [
  { id: 'morning', from: '09:00', to: '12:00' },
  { id: 'midday', from: '12:00', to: '15:00' },
  { id: 'afternoon', from: '15:00', to: '18:00' },
] as const;

/** A day whose times are all in the same state. */
export const describeDay = (day: string, state: State = 'free', note = ''): Day => ({
  day,
  state,
  note,
  windows: WINDOWS.map((window) => ({ ...window, state })),
});

/** Wednesday, Thursday and Friday, on which everything can be had. */
export const FREE_DAYS: readonly Day[] = ['2026-11-18', '2026-11-19', '2026-11-20'].map((day) =>
  describeDay(day),
);

/** Of a shop that sends to Abuja by air. */
export const BY_AREA: Pick<Availability, 'soonestIn' | 'areas'> = {
  soonestIn: 'Lagos',
  areas: {
    freeAbove: null,
    each: [
      {
        name: 'Lagos',
        ...{ lowestFee: 2_500, highestFee: 5_500, lowestMinimum: 5_000, highestMinimum: 5_000 },
        ...{ leastExtraHours: 0, mostExtraHours: 0 },
      },
      {
        name: 'Abuja',
        ...{ lowestFee: 18_000, highestFee: 18_000, lowestMinimum: 60_000, highestMinimum: 60_000 },
        ...{ leastExtraHours: 48, mostExtraHours: 48 },
      },
    ],
  },
};

/** What can be had when, of whatever is asked for. */
export const offerDays = (
  days: readonly Day[] = FREE_DAYS,
  more: Partial<Pick<Availability, 'soonestIn' | 'areas'>> = {},
): StubAnswer => {
  const free = days.find(({ state }) => state === 'free');
  const window = free?.windows.find(({ state }) => state === 'free');
  const earliest = free && window && { day: free.day, windowId: window.id, from: window.from, to: window.to };
  return answer(readAvailabilityEndpoint, {
    now: SHOP_NOW,
    earliest: earliest ?? null,
    days: [...days],
    ...more,
  });
};
