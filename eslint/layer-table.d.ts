/** Folders and packages that the modules of one folder may import. A star in a folder is any part of a path. */
export interface Layer {
  readonly folder: string;
  readonly mayImport: readonly string[];
  /** Allowed package names, or the only forbidden ones. */
  readonly packages: { readonly only: readonly string[] } | { readonly allExcept: readonly string[] };
}

export declare const MACHINES: string;
export declare const layers: readonly Layer[];
