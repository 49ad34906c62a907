import { useEffect, useState } from 'react';
import { NIGERIAN_STATES, type NigerianState } from '../../../domain/addresses/states.ts';

type ListAreas = (state: NigerianState) => readonly string[];

export type Areas = {
  readonly list: (state: string) => readonly string[];
  readonly isLoading: boolean;
  /** Loading it failed: the area is typed instead. */
  readonly isMissing: boolean;
};

const NO_AREAS: readonly string[] = [];

/** All 774 local government areas are a file of their own, which only whoever writes an address loads. */
export function useAreas(): Areas {
  const [listAreas, setListAreas] = useState<ListAreas | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isHere = true;
    import('../../../domain/addresses/local-government-areas.ts').then(
      (areas) => isHere && setListAreas(() => areas.listLocalGovernmentAreas),
      (error: unknown) => {
        console.error('Loading the local government areas failed', error);
        if (isHere) setMissing(true);
      },
    );
    return () => {
      isHere = false;
    };
  }, []);
  const list = (typed: string) => {
    const state = NIGERIAN_STATES.find((each) => each === typed);
    return state && listAreas ? listAreas(state) : NO_AREAS;
  };
  return { list, isLoading: listAreas === null && !isMissing, isMissing };
}
