import { expect, onTestFinished, vi } from 'vitest';

let complaints: string[] = [];
let provoked: RegExp[] = [];

/** From now on a test fails when its screen writes an error or a warning to the console. */
export function watchComplaints(): void {
  complaints = [];
  provoked = [];
  const spies = (['error', 'warn'] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation((...words) => complaints.push(words.map(String).join(' '))),
  );
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    const others = complaints.filter((complaint) => !provoked.some((pattern) => pattern.test(complaint)));
    expect(others, 'the screen complained').toEqual([]);
  });
}

/** Waits for a complaint that the test provokes itself. It may be made again: React's strict mode lets effects run twice. */
export async function takeComplaint(pattern: RegExp): Promise<void> {
  await expect.poll(() => complaints.some((complaint) => pattern.test(complaint))).toBe(true);
  provoked.push(pattern);
}
