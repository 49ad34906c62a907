/** What somebody says who could be harmed by what is in the box. */
const CONDITIONS = /allerg|anaphyla|epi-?pen|intoleran|co?eliac|diabet|kosher|halal|\bvegan/iu;
const FOODS =
  '(?:pea|ground|cashew|tree)?\\s?-?nuts?|almonds?|coconut|milk|dairy|lactose|butter|eggs?|gluten|wheat|flour|soya?|sesame|fish|shellfish|shrimp|crayfish|mustard|sugar|alcohol|pork|gelatine?';
const WITHOUT = new RegExp(
  `\\b(?:no|not|without|avoid|free of|leave out|can[’']?t eat|cannot eat)\\b[^.!?\\n]{0,40}\\b(?:${FOODS})\\b`,
  'iu',
);
const FREE = new RegExp(`\\b(?:${FOODS})[- ]free\\b|\\begg-?less\\b`, 'iu');

/** Whether a note is about what somebody must not eat. It may be wrong: no note is ever hidden. */
export function isHealthNote(note: string): boolean {
  return [CONDITIONS, WITHOUT, FREE].some((pattern) => pattern.test(note));
}
