import { MAIL_COLOURS } from './mail-colours.ts';

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
export function drawDrip(): string {
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
