/** A mail's links name no window; inside the frame they are to open in the whole one, as from a mail program. */
export function framedMail(html: string): string {
  const target = '<base target="_top">';
  const framed = html.replace(/<head(?:\s[^>]*)?>/i, (head) => head + target);
  return framed === html ? target + html : framed;
}
