/** Folders and a name of small letters, digits and single hyphens: nothing in it can lead out of its place. */
export const FILE_KEY_FORM = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]+$/;
export const FILE_KEY_MAX_LENGTH = 200;
/** Whole folders: `pictures/`, never `pictures/ab`. */
export const FILE_PREFIX_FORM = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+$/;

export type NewFile = { readonly bytes: Uint8Array; readonly contentType: string };

export type ListedFile = { readonly key: string; readonly storedAt: Date; readonly bytes: number };

/** Keeps whole files by key. A key of another form is a fault of ours, because none is ever made from what somebody typed. */
export type FilePort = {
  /** Resolves when the file is kept for good, whole or not at all; an older one of that key is replaced. */
  readonly put: (key: string, file: NewFile) => Promise<void>;
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /** Whether more can be taken without the machine running out of disk, which would stop its database too. */
  readonly hasRoom: () => Promise<boolean>;
  /** Whether or not it is there. */
  readonly remove: (key: string) => Promise<void>;
  /** In no particular order; what is stored or removed meanwhile may or may not be among them. */
  readonly list: (prefix: string) => AsyncIterable<ListedFile>;
};

/** What was asked of the port and could not be done, in words without secrets, because it ends up in the log. */
export class FileFault extends Error {
  override readonly name: string = 'FileFault';
}

/** Where the files are kept nobody answers, or nobody hands them out. */
export class FilesAway extends FileFault {
  override readonly name = 'FilesAway';
}
