/** What is read of a package and its lock file. */
export interface Sources {
  readonly manifest: { readonly dependencies: Readonly<Record<string, string>> };
  readonly lock: { readonly packages: Readonly<Record<string, object>> };
  readonly imported: readonly string[];
}

export function licencesPage(sources: Sources): string;
export function importedPackages(folder?: string): readonly string[];
export function currentPage(): string;
