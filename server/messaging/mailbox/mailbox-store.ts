import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerClock } from '../../platform/system/server-clock';
import type { ServerRandom } from '../../platform/system/server-random';

interface StoreSettings {
  readonly folder: string;
  readonly clock: ServerClock;
  readonly random: ServerRandom;
}

/** Store of the development mailbox, with one file for each raw email. */
export interface MailboxStore {
  /** Stores an email and deletes the oldest ones above 200. */
  add(source: Buffer): Promise<void>;
  /** Returns the names of stored emails, newest first. */
  names(): Promise<readonly string[]>;
  /** Reads an email. Undefined for an unknown name. */
  read(name: string): Promise<Buffer | undefined>;
}

const MOST = 200;
const ENDING = '.eml';
/** Begins with the time, so that names sort by age. */
const NAME = /^\d{13}-[0-9a-f]{16}$/;

/** Returns the folder of the mailbox in the data folder. */
export const mailboxFolder = (dataFolder: string): string => join(dataFolder, 'mailbox');

/** Creates a store in a folder, which is created with the first email. */
export function mailboxStore({ folder, clock, random }: StoreSettings): MailboxStore {
  const pathOf = (name: string): string => join(folder, `${name}${ENDING}`);
  const names = async (): Promise<readonly string[]> => {
    if (!existsSync(folder)) return [];
    const files = (await readdir(folder)).filter((file) => file.endsWith(ENDING));
    return files
      .map((file) => file.slice(0, -ENDING.length))
      .filter((name) => NAME.test(name))
      .sort()
      .reverse();
  };
  return {
    names,
    async add(source) {
      const name = `${String(clock.now().getTime()).padStart(13, '0')}-${random.bytes(8).toString('hex')}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${pathOf(name)}.part`, source, { mode: 0o600 });
      await rename(`${pathOf(name)}.part`, pathOf(name));
      for (const old of (await names()).slice(MOST)) await rm(pathOf(old), { force: true });
    },
    async read(name) {
      if (!NAME.test(name)) return undefined;
      return readFile(pathOf(name)).catch(() => undefined);
    },
  };
}
