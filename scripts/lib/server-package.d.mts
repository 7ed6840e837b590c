/** Name of the package of this version, also of its folder. */
export function packageName(): string;

/** Writes the built product as a folder and an archive below `target`. Returns the path of the archive. */
export function writeServerPackage(target: string): Promise<string>;
