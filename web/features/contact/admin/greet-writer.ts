import { findGreetingName } from '../../../../domain/users/greeting-name.ts';

/** The first line of an answer by WhatsApp. */
export function greetWriter(name: string, shopName: string): string {
  return `Hello ${findGreetingName(name)}, thank you for writing to ${shopName}. `;
}

/** The first line of an answer by email, which greets the writer itself. */
export function thankWriter(shopName: string): string {
  return `Thank you for writing to ${shopName}. `;
}
