import type { NigerianState } from './states.ts';

/** Areas that people know better than the local government area they lie in, which decides what a delivery costs. */
const KNOWN_AREAS: Readonly<Partial<Record<NigerianState, Readonly<Record<string, readonly string[]>>>>> = {
  Lagos: {
    'Ibeju-Lekki': ['Lekki Free', 'Awoyaya', 'Lakowe'],
    'Eti-Osa': [
      ...['Victoria Island', 'VI', 'Ikoyi', 'Oniru', 'Ajah', 'Lekki', 'Ikate', 'Osapa', 'Agungi'],
      'Banana Island',
    ],
    'Lagos Mainland': ['Yaba', 'Ebute Metta'],
    'Amuwo-Odofin': ['Festac'],
    'Oshodi-Isolo': ['Ajao Estate'],
    Ikeja: ['Opebi', 'Allen Avenue', 'Alausa'],
    Kosofe: ['Ojota', 'Ketu', 'Mile 12'],
  },
  FCT: {
    'Abuja Municipal': ['Wuse', 'Garki', 'Maitama', 'Asokoro', 'Gwarinpa', 'Jabi', 'Utako'],
    Bwari: ['Kubwa'],
  },
};

type TypedArea = { readonly state: string; readonly lga: string; readonly area: string };

/**
 * The local government area in which the typed area is known to lie, where another one was chosen: one of the names above, or
 * the name of one of the state's own, where the chosen one has it not in its own. A hint, not a rule: names are used twice.
 */
export function findKnownArea(
  { state, lga, area }: TypedArea,
  areasOfState: readonly string[],
): string | null {
  const typed = fold(area);
  if (lga === '' || typed === '') return null;
  const known = Object.entries(KNOWN_AREAS[state as NigerianState] ?? {}).find(([, names]) =>
    names.some((name) => `${typed} `.startsWith(`${fold(name)} `)),
  );
  // Ibeju-Lekki has Lekki in its name, and whoever says Lekki lives in Eti-Osa.
  if (known) return known[0] === lga ? null : known[0];
  if (fold(lga).includes(typed)) return null;
  return areasOfState.find((name) => fold(name) === typed) ?? null;
}

const fold = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
