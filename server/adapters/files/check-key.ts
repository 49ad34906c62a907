import { FILE_KEY_FORM, FILE_KEY_MAX_LENGTH, FILE_PREFIX_FORM, FileFault } from '../../ports/files.ts';

export function checkKey(key: string): void {
  if (key.length > FILE_KEY_MAX_LENGTH || !FILE_KEY_FORM.test(key)) {
    throw new FileFault('A file was asked for by a key of the wrong form.');
  }
}

export function checkPrefix(prefix: string): void {
  if (prefix.length > FILE_KEY_MAX_LENGTH || !FILE_PREFIX_FORM.test(prefix)) {
    throw new FileFault('Files were asked for by a prefix of the wrong form.');
  }
}
