import { useState } from 'react';

/** The text, and after it was taken away the last one: what slides out keeps its words. */
export function useLastFilled(text: string | null): string {
  const [last, setLast] = useState('');
  if (text !== null && text !== last) setLast(text);
  return text ?? last;
}
