import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerRandom } from '../system/server-random';
import { errorLine } from '../jobs/job-run.repository';
import type { Finding } from './finding';

const MEBIBYTE = 1024 * 1024;
/** With less than this, in mebibytes, a database soon stops. */
const LEAST = 256;

/** Looks whether the data folder can be written in, and how much room there is. */
export async function examineFolder(folder: string, random: ServerRandom): Promise<Finding> {
  const name = 'data folder';
  const probe = join(folder, `.doctor-${random.uuid()}`);
  try {
    await writeFile(probe, 'A look whether this folder can be written in.\n', { flag: 'wx' });
    await rm(probe, { force: true });
    const { bavail, bsize } = await statfs(folder);
    const free = Math.floor((bavail * bsize) / MEBIBYTE);
    return { name, healthy: free >= LEAST, told: `${folder} can be written in, ${String(free)} MiB are free` };
  } catch (error) {
    return { name, healthy: false, told: errorLine(error) };
  }
}
