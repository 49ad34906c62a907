import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Leads the keyboard there, as the Tab key would. */
export async function focusOn(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible();
  const element = target.element();
  if (!(element instanceof HTMLElement)) throw new Error('Nothing that could have the focus');
  element.focus();
}
