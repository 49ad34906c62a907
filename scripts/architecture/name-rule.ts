import { checkEachFile, type Rule } from './rule.ts';

/** Words that need explaining, and the ordinary ones that are used instead. */
const LEFT_OUT_WORDS = new Map([
  ['administration', 'admin'],
  ['book', 'record, ledger'],
  ['booked', 'recorded'],
  ['booking', 'recording'],
  ['books', 'records, ledger'],
  ['forgive', 'write off, allow'],
  ['forgiven', 'written off, allowed'],
  ['hear', 'listen, receive, handle'],
  ['heard', 'received'],
  ['hears', 'receives'],
  ['in turn', 'mutex'],
  ['kept', 'stored, cached, remaining'],
  ['shelves', 'shelf'],
  ['somebody', 'another customer'],
  ['stood', 'was'],
  ['telling', 'notifications'],
  ['told', 'notified'],
  ['trail', 'audit log'],
  ['trails', 'audit logs'],
  ['wish', 'request, wishlist item'],
  ['wished', 'requested'],
  ['wishes', 'requests, wishlist items'],
]);
const LEFT_OUT = new RegExp(`(?<!address )\\b(?:${[...LEFT_OUT_WORDS.keys()].join('|')})\\b`);
/** `desk` is a role, and so the name of a value; a folder for the staff's part is `admin`. */
const DESK_FOLDER = /(?:^|\/)desk\//;

/** Names of code and of files say what they mean with words that everybody in the trade uses; texts have `scripts/texts`. */
export const nameRule: Rule = {
  name: 'plain-name',
  why: 'a name is an ordinary word',
  check: checkEachFile(({ path, identifiers }) => {
    const names = [{ name: path, line: 1 }, ...identifiers];
    const found = names.flatMap(({ name, line }) => {
      const word = LEFT_OUT.exec(splitName(name))?.[0];
      return word ? [{ line, what: `"${word}" in ${name}: say ${LEFT_OUT_WORDS.get(word)}` }] : [];
    });
    return DESK_FOLDER.test(path) ? [...found, { line: 1, what: 'a folder "desk": say admin' }] : found;
  }),
};

/** `StoredWish`, `stored-wish` and `STORED_WISH` are all "stored wish". */
function splitName(name: string): string {
  return name
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/[^A-Za-z]+/g, ' ')
    .toLowerCase();
}
