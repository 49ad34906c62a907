/** The first line of an answer, by email or WhatsApp. */
export function greetWriter(name: string, shopName: string): string {
  return `Hello ${name.split(' ')[0]}, thank you for writing to ${shopName}. `;
}
