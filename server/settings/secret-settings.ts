const SECRET_KEY_MIN_LENGTH = 32;

type SecretReading = { readonly secretKey: string | undefined; readonly problems: readonly string[] };

export function readSecretKey(read: (name: string) => string | undefined): SecretReading {
  const secretKey = read('SECRET_KEY');
  const isTooShort = secretKey !== undefined && secretKey.length < SECRET_KEY_MIN_LENGTH;
  return {
    secretKey,
    problems: isTooShort ? [`SECRET_KEY must have at least ${SECRET_KEY_MIN_LENGTH} random characters.`] : [],
  };
}
