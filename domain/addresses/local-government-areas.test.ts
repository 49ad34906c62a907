import { describe, expect, test } from 'vitest';
import { isLocalGovernmentArea, listLocalGovernmentAreas } from './local-government-areas.ts';
import { NIGERIAN_STATES, type NigerianState } from './states.ts';

/** As the constitution of 1999 counts them. */
const COUNTS: Readonly<Record<NigerianState, number>> = {
  Abia: 17,
  Adamawa: 21,
  'Akwa Ibom': 31,
  Anambra: 21,
  Bauchi: 20,
  Bayelsa: 8,
  Benue: 23,
  Borno: 27,
  'Cross River': 18,
  Delta: 25,
  Ebonyi: 13,
  Edo: 18,
  Ekiti: 16,
  Enugu: 17,
  FCT: 6,
  Gombe: 11,
  Imo: 27,
  Jigawa: 27,
  Kaduna: 23,
  Kano: 44,
  Katsina: 34,
  Kebbi: 21,
  Kogi: 21,
  Kwara: 16,
  Lagos: 20,
  Nasarawa: 13,
  Niger: 25,
  Ogun: 20,
  Ondo: 18,
  Osun: 30,
  Oyo: 33,
  Plateau: 17,
  Rivers: 23,
  Sokoto: 23,
  Taraba: 16,
  Yobe: 17,
  Zamfara: 14,
};

describe('the local government areas', () => {
  test.each(NIGERIAN_STATES)('of %s are complete, each once, in the order of the alphabet', (state) => {
    const areas = listLocalGovernmentAreas(state);
    expect(areas).toHaveLength(COUNTS[state]);
    expect(new Set(areas).size).toBe(areas.length);
    expect([...areas].sort((one, other) => one.localeCompare(other, 'en'))).toEqual(areas);
    expect(areas.every((area) => /^[A-Z][A-Za-z'/ -]+[a-z]$/.test(area))).toBe(true);
  });

  test('are 774 in all', () => {
    expect(NIGERIAN_STATES.flatMap(listLocalGovernmentAreas)).toHaveLength(774);
  });

  test('belong to their state alone', () => {
    expect(isLocalGovernmentArea('Lagos', 'Eti-Osa')).toBe(true);
    expect(isLocalGovernmentArea('Ogun', 'Eti-Osa')).toBe(false);
    expect(isLocalGovernmentArea('Lagos', '')).toBe(false);
  });
});
