import type { ShopProfile } from '../../domain/shop/profile.ts';
import { escapeHtml } from './escape-html.ts';
import { MAIL_COLOURS as colours, MAIL_COLOURS } from './mail-colours.ts';
import type { MailAmount, MailButton, MailContent, MailFact, MailPicture } from './mail-content.ts';
import { buildFooter } from './mail-footer.ts';

const BAND_HEIGHT = 12;
const ROW_HEIGHT = 46;
const CURVE = 12;

/** Width and length of each drop, and the room before it in parts of the whole. */
const DROPS = [
  { roomPercent: 7, width: 14, length: 18 },
  { roomPercent: 13, width: 22, length: 38 },
  { roomPercent: 9, width: 12, length: 14 },
  { roomPercent: 17, width: 26, length: 46 },
  { roomPercent: 12, width: 14, length: 22 },
  { roomPercent: 15, width: 20, length: 34 },
  { roomPercent: 10, width: 12, length: 16 },
] as const;

/**
 * The shop's honey, running over the top of the mail. Drawn with cells, because mail programs hold back pictures and
 * show no masks; one that knows no round corners shows a plain crenellated edge.
 */
function drawDrip(): string {
  const cells = DROPS.map(
    ({ roomPercent, width, length }) => drawRoom(roomPercent) + drawDrop(width, length),
  );
  return `<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;table-layout:auto;">
<tr><td colspan="${DROPS.length * 2 + 1}" height="${BAND_HEIGHT}" style="height:${BAND_HEIGHT}px;padding:0;background:${MAIL_COLOURS.honey};font-size:0;line-height:0;">&nbsp;</td></tr>
<tr>${cells.join('')}${drawRoom(17)}</tr>
</table>`;
}

/** Cream cut into honey: only its two upper corners let the honey through. */
function drawRoom(percent: number): string {
  return `<td width="${percent}%" valign="top" style="padding:0;background:${MAIL_COLOURS.honey};font-size:0;line-height:0;"><div style="height:${ROW_HEIGHT}px;background:${MAIL_COLOURS.cream};border-radius:${CURVE}px ${CURVE}px 0 0;">&nbsp;</div></td>`;
}

function drawDrop(width: number, length: number): string {
  return `<td width="${width}" valign="top" style="width:${width}px;padding:0;font-size:0;line-height:0;"><div style="width:${width}px;height:${length}px;background:${MAIL_COLOURS.honey};border-radius:0 0 ${width / 2}px ${width / 2}px;">&nbsp;</div></td>`;
}

const TABLE = 'width="100%" cellpadding="0" cellspacing="0" border="0"';
const QUIET = `font-size:15px;line-height:1.45;color:${colours['cocoa-2']};`;
const PLAIN = `font-size:16px;line-height:1.45;color:${colours.cocoa};`;

/** Label over value on honey, so that the eye finds day and place at once and long values break well on a phone. */
function layOutFacts(facts: readonly MailFact[]): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td style="padding:6px 0;"><div style="${QUIET}">${escapeHtml(label)}</div><div style="${PLAIN}font-weight:600;">${escapeHtml(value)}</div></td></tr>`,
  );
  return `<table role="presentation" ${TABLE} style="margin:8px 0 24px;"><tr><td style="padding:14px 20px;background:${colours['honey-soft']};border-radius:14px;">
<table role="presentation" ${TABLE}>${rows.join('\n')}</table>
</td></tr></table>`;
}

function layOutAmounts(amounts: readonly MailAmount[]): string {
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

/** Free text may be one word of hundreds of letters, which would make a table as wide as itself. In every cell, because some programs drop the body's styles. */
const WRAPS = 'overflow-wrap:anywhere;word-break:break-word;';
const DISPLAY_FACE = "Fraunces,Georgia,'Times New Roman',serif";
const TEXT_FACE = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const WIDTH = 560;

/** Mail programs read styles only where they are used; these few rules fit the mail to a phone where they are read. */
const PHONE_STYLES = `@media (max-width:480px){
.card{padding:32px 24px 28px !important}
.heading{font-size:28px !important}
.button{width:100% !important}
.button a{display:block !important;padding-left:12px !important;padding-right:12px !important}
}`;

/** Where a line can be added that only some readers of the same mail get. */
export const FOOTER_END = '<!-- the end of the footer -->';

export function layOutHtml(shop: ShopProfile, content: MailContent): string {
  return `<!DOCTYPE html>
<html lang="en-GB" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<meta name="supported-color-schemes" content="light only">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(content.subject)}</title>
<style>${PHONE_STYLES}</style>
</head>
<body style="margin:0;padding:0;background:${colours.cream};color:${colours.cocoa};font-family:${TEXT_FACE};${WRAPS}-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(content.preview)}</div>
<div role="article" aria-roledescription="email" aria-label="${escapeHtml(content.subject)}" lang="en-GB">
${drawDrip()}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="padding:12px 16px 48px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${WIDTH}px;">
<tr><td align="left" style="padding:0 8px 20px;${WRAPS}">${layOutSign(shop.name)}</td></tr>
<tr><td class="card" align="left" style="padding:44px 48px 40px;background:${colours.paper};border:1px solid ${colours.crust};border-radius:20px;${WRAPS}">
${layOutWords(content)}
</td></tr>
<tr><td align="left" style="padding:28px 8px 0;${WRAPS}">${layOutFooter(shop)}${FOOTER_END}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

/** A drop of honey on hibiscus, and the shop's name. */
function layOutSign(name: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td aria-hidden="true" width="36" height="36" align="center" valign="middle" style="width:36px;height:36px;background:${colours.hibiscus};border-radius:18px;font-size:0;line-height:0;"><div style="display:inline-block;width:15px;height:15px;background:${colours.honey};border-radius:1px 50% 50% 50%;transform:translateY(1px) rotate(45deg);">&nbsp;</div></td>
<td style="padding-left:10px;font-family:${DISPLAY_FACE};font-size:21px;font-weight:700;letter-spacing:-0.01em;color:${colours.cocoa};">${escapeHtml(name)}</td>
</tr></table>`;
}

function layOutWords(content: MailContent): string {
  const { heading, paragraphs, picture, facts = [], amounts = [], button, otherWay, smallPrint } = content;
  return [
    `<h1 class="heading" style="margin:0 0 20px;font-family:${DISPLAY_FACE};font-size:32px;font-weight:600;line-height:1.15;letter-spacing:-0.01em;text-wrap:balance;color:${colours.cocoa};">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((words) => layOutParagraph(words, `16px;font-size:17px;color:${colours.cocoa}`)),
    ...(picture ? [layOutPicture(picture)] : []),
    ...(facts.length > 0 ? [layOutFacts(facts)] : []),
    ...(amounts.length > 0 ? [layOutAmounts(amounts)] : []),
    ...(button ? [layOutButton(button)] : []),
    ...(otherWay ? [layOutOtherWay(otherWay)] : []),
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:24px 0 0;border-top:1px solid ${colours.crust};">`,
    ...smallPrint.map((words) => layOutParagraph(words, `10px;font-size:15px;color:${colours['cocoa-2']}`)),
    ...(button ? [layOutAddress(button.link)] : []),
    '</td></tr></table>',
  ].join('\n');
}

function layOutParagraph(words: string, marginAndLook: string): string {
  return `<p style="line-height:1.55;margin:0 0 ${marginAndLook};">${escapeHtml(words)}</p>`;
}

const PICTURE_SIZE = 320;

function layOutPicture({ address, words }: MailPicture): string {
  return `<p style="margin:8px 0 24px;text-align:center;"><img src="${escapeHtml(address)}" alt="${escapeHtml(words)}" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" style="display:inline-block;width:100%;max-width:${PICTURE_SIZE}px;height:auto;border-radius:14px;"></p>`;
}

function layOutButton({ label, link }: MailButton): string {
  return `<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 32px;"><tr><td align="center" style="background:${colours.hibiscus};border-radius:999px;"><a href="${escapeHtml(link)}" style="display:inline-block;padding:16px 34px;font-size:17px;font-weight:700;line-height:24px;color:${colours['on-action']};text-decoration:none;border-radius:999px;">${escapeHtml(label)}</a></td></tr></table>`;
}

function layOutOtherWay({ label, link }: MailButton): string {
  return `<p style="margin:-12px 0 28px;font-size:16px;line-height:1.55;"><a href="${escapeHtml(link)}" style="color:${colours.hibiscus};">${escapeHtml(label)}</a></p>`;
}

/** For whoever cannot press the button, and to show where it leads. */
function layOutAddress(link: string): string {
  return `<p style="margin:16px 0 0;font-size:14px;line-height:1.5;color:${colours['cocoa-2']};">If the button doesn’t work, open this link:<br><a href="${escapeHtml(link)}" style="color:${colours['cocoa-2']};word-break:break-all;overflow-wrap:anywhere;">${escapeHtml(link)}</a></p>`;
}

function layOutFooter(shop: ShopProfile): string {
  const { name, address, contacts } = buildFooter(shop);
  const lines = [
    `<strong style="color:${colours.cocoa};">${escapeHtml(name)}</strong>`,
    ...(address.length > 0 ? [escapeHtml(address.join(', '))] : []),
    ...contacts.map(
      ({ words, link }) =>
        `<a href="${escapeHtml(link)}" style="color:${colours['cocoa-2']};">${escapeHtml(words)}</a>`,
    ),
  ];
  return `<p style="margin:0;font-size:14px;line-height:1.7;color:${colours['cocoa-2']};">${lines.join('<br>\n')}</p>`;
}
