/** What this browser remembers about installing: on how many days it was here, and whether it has answered. */
export type InstallMemory = { readonly days: number; readonly lastDay: string; readonly isAnswered: boolean };

export const INSTALL_MEMORY_KEY = 'install-hint';
const NOTHING: InstallMemory = { days: 0, lastDay: '', isAnswered: false };

/** Somebody who comes back on another day may like the shop on their home screen; they are asked once in their life. */
const ASKED_FROM_DAY = 2;

export function readMemory(text: string | null): InstallMemory {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return NOTHING;
    const { days, lastDay, isAnswered }: Partial<Record<keyof InstallMemory, unknown>> = stored;
    if (typeof days !== 'number' || typeof lastDay !== 'string') return NOTHING;
    return { days, lastDay, isAnswered: isAnswered === true };
  } catch {
    return NOTHING;
  }
}

export function countVisit(memory: InstallMemory, today: string): InstallMemory {
  return memory.lastDay === today ? memory : { ...memory, days: memory.days + 1, lastDay: today };
}

export function mayAsk({ days, isAnswered }: InstallMemory): boolean {
  return days >= ASKED_FROM_DAY && !isAnswered;
}
