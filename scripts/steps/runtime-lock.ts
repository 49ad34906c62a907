type Manifest = { readonly devDependencies?: unknown };
type Entry = Manifest & { readonly version?: string; readonly dev?: boolean };
type Lock = { readonly packages: Readonly<Record<string, Entry>> };

/**
 * The project as if it had no tools. npm’s own `--omit dev` leaves out whatever a development package needs too, zod and parts of pg
 * among them, although the shop does not run without them.
 */
export function keepRuntime<M extends Manifest, L extends Lock>(manifest: M, lock: L) {
  const { devDependencies: _, ...runtimeManifest } = manifest;
  const packages = Object.entries(lock.packages)
    .filter(([, { dev }]) => dev !== true)
    .map(([path, { devDependencies: _tools, ...entry }]) => [path, entry] as const);
  return { manifest: runtimeManifest, lock: { ...lock, packages: Object.fromEntries(packages) } };
}
