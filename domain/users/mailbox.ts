/** One mailbox, however its address is varied: Gmail reads no dots, and what follows a plus is the owner's own. */
export function nameMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return email;
  const domain = email.slice(at + 1).toLowerCase();
  const local = email.slice(0, at).toLowerCase().replace(/\+.*$/, '');
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`;
}
