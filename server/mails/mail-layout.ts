import type { ShopProfile } from '../../domain/shop/profile.ts';
import { escapeHtml } from './escape-html.ts';
import type { MailAmount, MailButton, MailContent, MailFact, MailPicture } from './mail-content.ts';
import { drawEdge } from './mail-edge.ts';
import { buildFooter } from './mail-footer.ts';
import { dressMail, type MailColours, type MailLook, TEXT_FACE } from './mail-look.ts';

/** Numbers of orders, hours and days: no line ends in them. */
const UNBROKEN =
  /\d{3}-\d{3}-\d{3}|\d\d:\d\d–\d\d:\d\d|\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\b/g;

/** Every line ends where it was ended. */
const layOutText = (words: string) =>
  escapeHtml(words).replace(UNBROKEN, '<span style="white-space:nowrap;">$&</span>').replaceAll('\n', '<br>');

const TABLE = 'width="100%" cellpadding="0" cellspacing="0" border="0"';
const styleQuiet = (colours: MailColours) => `font-size:15px;line-height:1.45;color:${colours['cocoa-2']};`;
const stylePlain = (colours: MailColours) => `font-size:16px;line-height:1.45;color:${colours.cocoa};`;

/** Label over value on honey, so that the eye finds day and place at once and long values break well on a phone. */
function layOutFacts(facts: readonly MailFact[], { colours }: MailLook): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td style="padding:6px 0;"><div style="${styleQuiet(colours)}">${escapeHtml(label)}</div><div style="${stylePlain(colours)}font-weight:600;">${layOutText(value)}</div></td></tr>`,
  );
  return `<table role="presentation" ${TABLE} style="margin:8px 0 24px;"><tr><td style="padding:14px 20px;background:${colours['honey-soft']};border-radius:14px;">
<table role="presentation" ${TABLE}>${rows.join('\n')}</table>
</td></tr></table>`;
}

function layOutList(lines: readonly string[], { colours }: MailLook): string {
  const rows = lines.map(
    (line) =>
      `<tr><td align="left" style="padding:10px 0;${stylePlain(colours)}border-top:1px solid ${colours.crust};">${layOutText(line)}</td></tr>`,
  );
  return `<table role="presentation" ${TABLE} style="margin:0 0 24px;">${rows.join('\n')}</table>`;
}

function layOutLinks(links: readonly MailButton[], { colours }: MailLook): string {
  const rows = links.map(
    ({ label, link }) =>
      `<tr><td align="left" style="padding:10px 0;${stylePlain(colours)}border-top:1px solid ${colours.crust};"><a href="${escapeHtml(link)}" style="color:${colours.cocoa};font-weight:600;">${layOutText(label)}</a></td></tr>`,
  );
  return `<table role="presentation" ${TABLE} style="margin:0 0 24px;">${rows.join('\n')}</table>`;
}

function layOutAmounts(amounts: readonly MailAmount[], { colours }: MailLook): string {
  const isMarked = amounts.some(({ isSum }) => isSum);
  const rows = amounts.map((row, index) =>
    layOutAmount(row, isMarked ? row.isSum === true : index === amounts.length - 1, colours),
  );
  return `<table ${TABLE} style="margin:0 0 24px;">${rows.join('\n')}</table>`;
}

function layOutAmount({ label, note, amount }: MailAmount, isSum: boolean, colours: MailColours): string {
  const look = isSum
    ? `${stylePlain(colours)}font-weight:700;border-top:2px solid ${colours.crust};`
    : `${stylePlain(colours)}border-top:1px solid ${colours.crust};`;
  const words = `${escapeHtml(label)}${note ? `<br><span style="${styleQuiet(colours)}font-weight:400;">${escapeHtml(note)}</span>` : ''}`;
  return `<tr><td align="left" valign="top" style="padding:10px 12px 10px 0;${look}">${words}</td><td align="right" valign="top" style="padding:10px 0;white-space:nowrap;${look}">${escapeHtml(amount)}</td></tr>`;
}

/** Free text may be one word of hundreds of letters, which would make a table as wide as itself. In every cell, because some programs drop the body's styles. */
const WRAPS = 'overflow-wrap:anywhere;word-break:break-word;';
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
  const look = dressMail(shop);
  const { colours } = look;
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
${drawEdge(look)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="padding:12px 16px 48px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${WIDTH}px;">
<tr><td align="left" style="padding:0 8px 20px;${WRAPS}">${layOutSign(shop.name, look)}</td></tr>
<tr><td class="card" align="left" style="padding:44px 48px 40px;background:${colours.paper};border:1px solid ${colours.crust};border-radius:20px;${WRAPS}">
${layOutWords(content, look)}
</td></tr>
<tr><td align="left" style="padding:28px 8px 0;${WRAPS}">${layOutFooter(shop, look)}${FOOTER_END}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

/** The logo, otherwise a drop of honey on hibiscus, and the shop's name: programs that hold back pictures show that alone. */
function layOutSign(name: string, { colours, displayFace, logo }: MailLook): string {
  const nameLook = `font-family:${displayFace};font-size:21px;font-weight:700;letter-spacing:-0.01em;color:${colours.cocoa};`;
  if (logo) {
    const picture = `<img src="${escapeHtml(logo.address)}" alt="${logo.isWordmark ? escapeHtml(name) : ''}" width="${logo.width}" height="${logo.height}" style="display:block;width:${logo.width}px;height:${logo.height}px;${nameLook}">`;
    const words = logo.isWordmark ? '' : `<td style="padding-left:10px;${nameLook}">${escapeHtml(name)}</td>`;
    return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td valign="middle">${picture}</td>${words}</tr></table>`;
  }
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td aria-hidden="true" width="36" height="36" align="center" valign="middle" style="width:36px;height:36px;background:${colours.hibiscus};border-radius:18px;font-size:0;line-height:0;"><div style="display:inline-block;width:15px;height:15px;background:${colours.honey};border-radius:1px 50% 50% 50%;transform:translateY(1px) rotate(45deg);">&nbsp;</div></td>
<td style="padding-left:10px;${nameLook}">${escapeHtml(name)}</td>
</tr></table>`;
}

function layOutWords(content: MailContent, look: MailLook): string {
  const { colours, displayFace } = look;
  const {
    heading,
    paragraphs,
    picture,
    facts = [],
    list = [],
    links = [],
    amounts = [],
    button,
    otherWay,
    smallPrint,
  } = content;
  return [
    `<h1 class="heading" style="margin:0 0 20px;font-family:${displayFace};font-size:32px;font-weight:600;line-height:1.15;letter-spacing:-0.01em;text-wrap:balance;color:${colours.cocoa};">${layOutText(heading)}</h1>`,
    ...paragraphs.map((words) => layOutParagraph(words, `16px;font-size:17px;color:${colours.cocoa}`)),
    ...(picture ? [layOutPicture(picture)] : []),
    ...(facts.length > 0 ? [layOutFacts(facts, look)] : []),
    ...(list.length > 0 ? [layOutList(list, look)] : []),
    ...(links.length > 0 ? [layOutLinks(links, look)] : []),
    ...(amounts.length > 0 ? [layOutAmounts(amounts, look)] : []),
    ...(button ? [layOutButton(button, colours)] : []),
    ...(otherWay ? [layOutOtherWay(otherWay, colours)] : []),
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:24px 0 0;border-top:1px solid ${colours.crust};">`,
    ...smallPrint.map((words) => layOutParagraph(words, `10px;font-size:15px;color:${colours['cocoa-2']}`)),
    ...(button ? [layOutAddress(button.link, colours)] : []),
    '</td></tr></table>',
  ].join('\n');
}

function layOutParagraph(words: string, marginAndLook: string): string {
  return `<p style="line-height:1.55;text-wrap:pretty;margin:0 0 ${marginAndLook};">${layOutText(words)}</p>`;
}

const PICTURE_SIZE = 320;

function layOutPicture({ address, words }: MailPicture): string {
  return `<p style="margin:8px 0 24px;text-align:center;"><img src="${escapeHtml(address)}" alt="${escapeHtml(words)}" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" style="display:inline-block;width:100%;max-width:${PICTURE_SIZE}px;height:auto;border-radius:14px;"></p>`;
}

function layOutButton({ label, link }: MailButton, colours: MailColours): string {
  return `<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 32px;"><tr><td align="center" style="background:${colours.hibiscus};border-radius:999px;"><a href="${escapeHtml(link)}" style="display:inline-block;padding:16px 34px;font-size:17px;font-weight:700;line-height:24px;color:${colours['on-action']};text-decoration:none;border-radius:999px;">${escapeHtml(label)}</a></td></tr></table>`;
}

function layOutOtherWay({ label, link }: MailButton, colours: MailColours): string {
  return `<p style="margin:-12px 0 28px;font-size:16px;line-height:1.55;"><a href="${escapeHtml(link)}" style="color:${colours.hibiscus};">${escapeHtml(label)}</a></p>`;
}

/** For whoever cannot press the button, and to show where it leads. */
function layOutAddress(link: string, colours: MailColours): string {
  return `<p style="margin:16px 0 0;font-size:14px;line-height:1.5;color:${colours['cocoa-2']};">If the button doesn’t work, open this link:<br><a href="${escapeHtml(link)}" style="color:${colours['cocoa-2']};word-break:break-all;overflow-wrap:anywhere;">${escapeHtml(link)}</a></p>`;
}

function layOutFooter(shop: ShopProfile, { colours }: MailLook): string {
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
