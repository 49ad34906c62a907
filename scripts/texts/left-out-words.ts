import type { TextFact } from '../architecture/file-facts.ts';

type LeftOut = { readonly pattern: RegExp; readonly use: string };

/** Words that people do not say in a shop, and what they say instead: one word for one thing, everywhere. */
const LEFT_OUT: readonly LeftOut[] = [
  { pattern: /\be-mails?\b/i, use: 'email' },
  { pattern: /(?<![\w/:@."-])mails?(?![\w/:@."-])(?! server| provider)/i, use: 'email' },
  { pattern: /\bwish(?:es|ed|ing)?\b/i, use: 'request' },
  { pattern: /\bnam(?:e|ed) (?:a|the|no) price\b/i, use: 'send a quote' },
  { pattern: /\b(?:has|have|had) run out\b|\bran out\b/i, use: 'expired' },
  { pattern: /\b(?:your|its) place (?:is|was|had)\b/i, use: 'delivery slot' },
  { pattern: /\bbad line\b|\bthe line is\b|\bwithout a line\b/i, use: 'connection' },
  { pattern: /\b(?:take|takes|taken|took) (?:\w+ ){0,3}up again\b/i, use: 'reinstate' },
  { pattern: /\bforgiv\w+ the (?:rest|balance)\b/i, use: 'write off the balance' },
  { pattern: /\bmoney (?:that )?do(?:es)? not fit\b/i, use: 'payment doesn’t match the order' },
  { pattern: /\bhand(?:ed|ing)? (?:\w+ ){0,2}over\b/i, use: 'delivered, picked up' },
  { pattern: /\bis called that\b|\bis called “/i, use: 'nothing found' },
  { pattern: /\b(?:agreed|price) reduction\b|^reduction\b/i, use: 'discount' },
  { pattern: /\bhow it goes back\b/i, use: 'how to refund it' },
  { pattern: /\bwindows? (?:of|on) (?:that|the|each) day\b/i, use: 'time slot' },
  { pattern: /\bwithout a word\b|\bstands in (?:until|for)\b|\bsee what it comes to\b/i, use: 'plain words' },
  // In capitals it is the heading of earlier tables, which is read on import and shown to nobody.
  { pattern: /\b[Ww]ork units?\b|\bunits free\b/, use: 'kitchen points' },
  { pattern: /\blacks? its\b/i, use: 'has no' },
  { pattern: /(?:\d|\{…\}) %(?=[\s,.)]|$)/, use: 'the number and % without a space' },
  { pattern: /\bleaves? the house\b/i, use: 'goes out' },
  { pattern: /\b(?:who|is|are|was|be|you yourself) (?:told|hear(?:s)? of)\b/i, use: 'notified' },
  { pattern: /\btrail\b/i, use: 'activity log' },
  { pattern: /\bpresent password\b/i, use: 'current password' },
  { pattern: /\bstands? so\b/i, use: 'has this status' },
  { pattern: /\bneeds? you\b(?!r)/i, use: 'needs your attention' },
  { pattern: /^Elsewhere\b/, use: 'More settings' },
  { pattern: /\bsomebody\b/i, use: 'a customer, someone' },
  { pattern: /\bin our book\b/i, use: 'confirmed' },
  { pattern: /\bfetch(?:ed|es|ing)? (?:it|your|the|their)\b/i, use: 'pick up' },
  { pattern: /\bwhat the shop knows\b/i, use: 'shop details' },
  { pattern: /\banew\b/i, use: 'again' },
  { pattern: /\b(?:keeping|kept) (?:\w+ ){0,3}in step\b/i, use: 'sync' },
  { pattern: /\bbefore you get (?:it|your)\b/i, use: 'before delivery or pickup' },
  { pattern: /\borders to \S.* start at\b/i, use: 'the minimum order' },
];

/** Every left-out word in what people read, with the word to use. */
export function findLeftOutWords(texts: readonly TextFact[]): { line: number; what: string }[] {
  return texts.flatMap(({ text, line }) => {
    return LEFT_OUT.flatMap(({ pattern, use }) => {
      const found = pattern.exec(text)?.[0];
      return found ? [{ line, what: `“${found}” in “${shorten(text)}”: say ${use}` }] : [];
    });
  });
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
