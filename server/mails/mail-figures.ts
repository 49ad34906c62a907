import { escapeHtml } from './escape-html.ts';
import { MAIL_COLOURS as colours } from './mail-colours.ts';
import type { MailAmount, MailFact } from './mail-content.ts';

const TABLE = 'width="100%" cellpadding="0" cellspacing="0" border="0"';
const QUIET = `font-size:15px;line-height:1.45;color:${colours['cocoa-2']};`;
const PLAIN = `font-size:16px;line-height:1.45;color:${colours.cocoa};`;

/** Label over value on honey, so that the eye finds day and place at once and long values break well on a phone. */
export function layOutFacts(facts: readonly MailFact[]): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td style="padding:6px 0;"><div style="${QUIET}">${escapeHtml(label)}</div><div style="${PLAIN}font-weight:600;">${escapeHtml(value)}</div></td></tr>`,
  );
  return `<table role="presentation" ${TABLE} style="margin:8px 0 24px;"><tr><td style="padding:14px 20px;background:${colours['honey-soft']};border-radius:14px;">
<table role="presentation" ${TABLE}>${rows.join('\n')}</table>
</td></tr></table>`;
}

export function layOutAmounts(amounts: readonly MailAmount[]): string {
  const rows = amounts.map((row, index) => layOutAmount(row, index === amounts.length - 1));
  return `<table ${TABLE} style="margin:0 0 24px;">${rows.join('\n')}</table>`;
}

function layOutAmount({ label, note, amount }: MailAmount, isSum: boolean): string {
  const look = isSum
    ? `${PLAIN}font-weight:700;border-top:2px solid ${colours.crust};`
    : `${PLAIN}border-top:1px solid ${colours.crust};`;
  const words = `${escapeHtml(label)}${note ? `<br><span style="${QUIET}font-weight:400;">${escapeHtml(note)}</span>` : ''}`;
  return `<tr><td align="left" valign="top" style="padding:10px 12px 10px 0;${look}">${words}</td><td align="right" valign="top" style="padding:10px 0;white-space:nowrap;${look}">${escapeHtml(amount)}</td></tr>`;
}
