import type { MailLook } from './mail-look.ts';

const BAND_HEIGHT = 12;
const ROW_HEIGHT = 46;
const CURVE = 12;
const SCALLOPS = 14;
const SCALLOP_HEIGHT = 16;

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
 * The shop's colour along the top of the mail, with the edge of its decoration. Drawn with cells, because mail programs hold
 * back pictures and show no masks; one that knows no round corners shows a plain crenellated edge.
 */
export function drawEdge(look: MailLook): string {
  const cells = drawCells(look);
  return `<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;table-layout:auto;">
<tr><td colspan="${Math.max(1, cells.length)}" height="${BAND_HEIGHT}" style="height:${BAND_HEIGHT}px;padding:0;background:${look.colours.honey};font-size:0;line-height:0;">&nbsp;</td></tr>
${cells.length > 0 ? `<tr>${cells.join('')}</tr>` : `<tr><td style="height:${CURVE}px;font-size:0;line-height:0;">&nbsp;</td></tr>`}
</table>`;
}

function drawCells(look: MailLook): readonly string[] {
  if (look.decoration === 'plain') return [];
  if (look.decoration === 'scallop') return Array.from({ length: SCALLOPS }, () => drawScallop(look));
  const drops = DROPS.flatMap(({ roomPercent, width, length }) => [
    drawRoom(roomPercent, look),
    drawDrop(width, length, look),
  ]);
  return [...drops, drawRoom(17, look)];
}

function drawScallop({ colours }: MailLook): string {
  return `<td width="${100 / SCALLOPS}%" valign="top" style="padding:0;font-size:0;line-height:0;"><div style="height:${SCALLOP_HEIGHT}px;background:${colours.honey};border-radius:0 0 50% 50%;">&nbsp;</div></td>`;
}

/** Cream cut into honey: only its two upper corners let the honey through. */
function drawRoom(percent: number, { colours }: MailLook): string {
  return `<td width="${percent}%" valign="top" style="padding:0;background:${colours.honey};font-size:0;line-height:0;"><div style="height:${ROW_HEIGHT}px;background:${colours.cream};border-radius:${CURVE}px ${CURVE}px 0 0;">&nbsp;</div></td>`;
}

function drawDrop(width: number, length: number, { colours }: MailLook): string {
  return `<td width="${width}" valign="top" style="width:${width}px;padding:0;font-size:0;line-height:0;"><div style="width:${width}px;height:${length}px;background:${colours.honey};border-radius:0 0 ${width / 2}px ${width / 2}px;">&nbsp;</div></td>`;
}
