const GIB = 1024 ** 3;

const gibibytes = (bytes: number): string => {
  const tenths = Math.round((bytes / GIB) * 10);
  return bytes > 0 && tenths === 0 ? 'less than 0.1' : String(tenths / 10);
};

/** Storage of a developer in bytes: all builds, drafts, uploaded pictures and open uploads, and the maximum. */
export interface Storage {
  readonly used: number;
  readonly limit: number;
}

/** Returns the used and the permitted storage, such as "4.2 of 20 GiB". */
export const storageText = ({ used, limit }: Storage): string => `${gibibytes(used)} of ${gibibytes(limit)} GiB`;

/** Returns the sentence for a build or picture that does not fit into the storage of its developer; all sizes in bytes. */
export const storageProblem = (size: number, used: number, limit: number, what = 'build'): string =>
  `This ${what} needs ${gibibytes(size)} GiB, and your developer uses ${storageText({ used, limit })}. Delete a draft, or ask the operator of the portal for more storage.`;
