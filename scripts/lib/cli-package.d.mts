/** Writes the npm package of the command for developers into a folder. */
export function writeCliPackage(folder?: string): Promise<void>;
