import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Somebody on a slow line may have typed before the page's script arrived: what they typed is taken over, once. */
export function useTypedBefore(
  input: RefObject<HTMLInputElement | null>,
  take: (typed: string) => void,
): void {
  const isTaken = useRef(false);
  useLayoutEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const typed = input.current?.value;
    if (typed) take(typed);
  });
}
