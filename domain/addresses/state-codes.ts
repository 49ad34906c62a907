import { NIGERIAN_STATES, type NigerianState } from './states.ts';

/** ISO 3166-2:NG, by which other shops name a state. */
const STATE_CODES: Readonly<Record<NigerianState, string>> = {
  Abia: 'AB',
  Adamawa: 'AD',
  'Akwa Ibom': 'AK',
  Anambra: 'AN',
  Bauchi: 'BA',
  Bayelsa: 'BY',
  Benue: 'BE',
  Borno: 'BO',
  'Cross River': 'CR',
  Delta: 'DE',
  Ebonyi: 'EB',
  Edo: 'ED',
  Ekiti: 'EK',
  Enugu: 'EN',
  FCT: 'FC',
  Gombe: 'GO',
  Imo: 'IM',
  Jigawa: 'JI',
  Kaduna: 'KD',
  Kano: 'KN',
  Katsina: 'KT',
  Kebbi: 'KE',
  Kogi: 'KO',
  Kwara: 'KW',
  Lagos: 'LA',
  Nasarawa: 'NA',
  Niger: 'NI',
  Ogun: 'OG',
  Ondo: 'ON',
  Osun: 'OS',
  Oyo: 'OY',
  Plateau: 'PL',
  Rivers: 'RI',
  Sokoto: 'SO',
  Taraba: 'TA',
  Yobe: 'YO',
  Zamfara: 'ZA',
};

/** By its code (LA, also NG-LA) or its name. */
export function findState(written: string): NigerianState | undefined {
  const plain = written.trim().toUpperCase().replace(/^NG-/, '');
  return NIGERIAN_STATES.find((state) => STATE_CODES[state] === plain || state.toUpperCase() === plain);
}
