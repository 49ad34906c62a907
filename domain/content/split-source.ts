import { NOTE_TONES, type NoteTone } from './blocks.ts';

type Stretch = {
  readonly lines: readonly string[];
  /** Where it stands in the text, with its ::: lines. */
  readonly from: number;
  readonly to: number;
};

/** A stretch of a text, and what it stands in. */
export type Piece = Stretch &
  (
    | { readonly kind: 'markdown' | 'questions' | 'zones' }
    | { readonly kind: 'note'; readonly tone: NoteTone }
  );

const OPENING = /^:::[ \t]*([a-z]+)[ \t]*$/;
const CLOSING = /^:::[ \t]*$/;
const ZONES = /^::zones[ \t]*$/;
/** Whoever forgot to close a note did not mean it to swallow the next section. */
const SECTION = /^#{1,2}[ \t]/;

type Form = { readonly kind: 'markdown' | 'questions' } | { readonly kind: 'note'; readonly tone: NoteTone };

/**
 * Takes the shop's own forms out of a text: notes and questions between ::: lines, and the live table ::zones. What only looks
 * like one is Markdown. Line ends are plain ones.
 */
export function splitSource(source: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let open: Form = { kind: 'markdown' };
  let lines: string[] = [];
  let from = 0;
  let place = 0;
  const begin = (next: Form, end: number, nextFrom: number) => {
    if (lines.some((line) => line.trim() !== '')) pieces.push({ ...open, lines, from, to: end });
    open = next;
    lines = [];
    from = nextFrom;
  };

  for (const line of source.split('\n')) {
    const end = place + line.length;
    const form = readOpening(line);
    if (form) begin(form, place, place);
    else if (open.kind !== 'markdown' && CLOSING.test(line)) begin({ kind: 'markdown' }, end, end + 1);
    else if (ZONES.test(line)) {
      begin({ kind: 'markdown' }, place, end + 1);
      pieces.push({ kind: 'zones', lines: [line], from: place, to: end });
    } else {
      if (open.kind !== 'markdown' && SECTION.test(line)) begin({ kind: 'markdown' }, place, place);
      lines.push(line);
    }
    place = end + 1;
  }
  begin({ kind: 'markdown' }, source.length, source.length);
  return pieces;
}

function readOpening(line: string): Form | undefined {
  const name = OPENING.exec(line)?.[1];
  if (name === 'questions') return { kind: 'questions' };
  const tone = NOTE_TONES.find((known) => known === name);
  return tone && { kind: 'note', tone };
}
