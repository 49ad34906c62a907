import { PICTURE_UPLOAD_MAX_BYTES, PICTURE_UPLOAD_TYPES } from '../../../contract/pictures.ts';

const BYTES_PER_MEGABYTE = 1024 * 1024;
const TYPE_WORDS = 'JPEG, PNG, WebP or AVIF';

/** For the `accept` of a file chooser. */
export const ACCEPTED_TYPES = PICTURE_UPLOAD_TYPES.join(',');
export const FILE_RULES = `${TYPE_WORDS}, up to ${toMegabytes(PICTURE_UPLOAD_MAX_BYTES)} each`;

type PictureFile = Pick<File, 'name' | 'type' | 'size'>;

export type Room = {
  readonly alreadyThere: number;
  readonly most: number;
  /** What has at most so many: "a product". */
  readonly owner: string;
};

type CheckedFiles<Kind> = {
  readonly taken: readonly Kind[];
  /** Why each of the others is left out, in words. */
  readonly problems: readonly string[];
};

/** Tells at once what the server would refuse after a long upload. What a file really holds only the server can say. */
export function checkFiles<Kind extends PictureFile>(
  files: readonly Kind[],
  { alreadyThere, most, owner }: Room,
): CheckedFiles<Kind> {
  const fitting = files.filter((file) => findProblem(file) === null);
  const places = Math.max(0, most - alreadyThere);
  const problems = files.flatMap((file) => findProblem(file) ?? []);
  const surplus = fitting
    .slice(places)
    .map(
      ({ name }) =>
        `“${name}” wasn’t added: ${owner} can have at most ${most} ${most === 1 ? 'picture' : 'pictures'}.`,
    );
  return { taken: fitting.slice(0, places), problems: [...problems, ...surplus] };
}

function findProblem({ name, type, size }: PictureFile): string | null {
  if (!PICTURE_UPLOAD_TYPES.some((known) => known === type)) {
    return `“${name}” isn’t a supported picture. Save it as ${TYPE_WORDS}.`;
  }
  if (size === 0) return `“${name}” is empty. Choose it again.`;
  if (size > PICTURE_UPLOAD_MAX_BYTES) {
    return `“${name}” is ${toMegabytes(size)}, and the limit is ${toMegabytes(PICTURE_UPLOAD_MAX_BYTES)}. Choose a smaller picture.`;
  }
  return null;
}

/** Rounded up, so that what is too large never looks as if it fitted. */
function toMegabytes(bytes: number): string {
  return `${Math.ceil((bytes * 10) / BYTES_PER_MEGABYTE) / 10} MB`;
}
