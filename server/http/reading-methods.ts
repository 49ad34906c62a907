const READING_METHODS = ['GET', 'HEAD', 'OPTIONS'];

export function isReading(method: string): boolean {
  return READING_METHODS.includes(method);
}
