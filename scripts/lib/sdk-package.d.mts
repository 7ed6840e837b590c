/** Writes the declarations of the SDK and its npm package into a folder. */
export function writeSdkPackage(folder?: string): Promise<void>;
