import { NOTE_TONES, type NoteTone } from '../../../../domain/content/blocks.ts';

/** A stretch of a text, and what it stands in. */
export type Piece =
  | { readonly kind: 'markdown'; readonly lines: readonly string[] }
  | { readonly kind: 'note'; readonly tone: NoteTone; readonly lines: readonly string[] }
  | { readonly kind: 'questions'; readonly lines: readonly string[] }
  | { readonly kind: 'zones' };

const OPENING = /^:::[ \t]*([a-z]+)[ \t]*$/;
const CLOSING = /^:::[ \t]*$/;
const ZONES = /^::zones[ \t]*$/;
/** Whoever forgot to close a note did not mean it to swallow the next section. */
const SECTION = /^#{1,2}[ \t]/;

/**
 * Takes the shop's own forms out of a text: notes and questions between ::: lines, and the live table ::zones. What only looks
 * like one is Markdown.
 */
export function splitSource(source: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let open: Exclude<Piece, { kind: 'zones' }> = { kind: 'markdown', lines: [] };
  let lines: string[] = [];
  const begin = (next: typeof open) => {
    if (lines.some((line) => line.trim() !== '')) pieces.push({ ...open, lines });
    open = next;
    lines = [];
  };
  const beginMarkdown = () => begin({ kind: 'markdown', lines: [] });

  for (const line of source.split(/\r\n?|\n/)) {
    const form = readOpening(line);
    if (form) begin(form);
    else if (open.kind !== 'markdown' && CLOSING.test(line)) beginMarkdown();
    else if (ZONES.test(line)) {
      beginMarkdown();
      pieces.push({ kind: 'zones' });
    } else {
      if (open.kind !== 'markdown' && SECTION.test(line)) beginMarkdown();
      lines.push(line);
    }
  }
  beginMarkdown();
  return pieces;
}

function readOpening(line: string) {
  const name = OPENING.exec(line)?.[1];
  if (name === 'questions') return { kind: 'questions', lines: [] } as const;
  const tone = NOTE_TONES.find((known) => known === name);
  return tone && ({ kind: 'note', tone, lines: [] } as const);
}
