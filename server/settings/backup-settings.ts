const PASSPHRASE_MIN_LENGTH = 12;

type PassphraseReading = { readonly passphrase: string | undefined; readonly problems: readonly string[] };

export function readBackupPassphrase(read: (name: string) => string | undefined): PassphraseReading {
  const passphrase = read('BACKUP_PASSPHRASE');
  const isTooShort = passphrase !== undefined && passphrase.length < PASSPHRASE_MIN_LENGTH;
  return {
    passphrase,
    problems: isTooShort
      ? [`BACKUP_PASSPHRASE must have at least ${PASSPHRASE_MIN_LENGTH} characters, such as four words.`]
      : [],
  };
}
