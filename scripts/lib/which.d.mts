/** Returns the absolute path of the first of these programs on PATH, or undefined. */
export function which(...names: string[]): string | undefined;
