import { html } from 'hono/html';

const NUMBER = /(\d{3}-\d{3}-\d{3})/;

/** A subject in which the numbers of orders stay on one line, and are copied as they are. */
export function unbrokenSubject(subject: string) {
  return subject
    .split(NUMBER)
    .map((part) => (NUMBER.test(part) ? html`<span class="number">${part}</span>` : part));
}
