import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const TYPING_PAUSE_MS = 300;

/** Words that are searched for: typed ones at once, in the address (and so in the request) once the typing pauses. */
export function useSearchParameter(name: string) {
  const [parameters, setParameters] = useSearchParams();
  const searched = parameters.get(name) ?? '';
  const [typed, setTyped] = useState(searched);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === searched) return;
    const timer = setTimeout(() => {
      setParameters(wanted === '' ? {} : { [name]: wanted }, { replace: true });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, searched, name, setParameters]);

  return { searched, typed, setTyped };
}
