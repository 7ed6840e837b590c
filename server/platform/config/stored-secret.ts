import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWhole } from '../system/create-whole';
import type { ServerRandom } from '../system/server-random';
import { systemRandom } from '../system/server-random';
import { ConfigError } from './config-error';

const BYTES = 32;
/** What a secret that is given as a setting needs, too. */
const LEAST_LENGTH = 32;

/** The secret of this data folder: made at the first start, the same ever after; throws `ConfigError` when what is kept is too short. */
export function storedSecret(dataFolder: string, random: ServerRandom = systemRandom): string {
  const path = join(dataFolder, 'secret');
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  createWhole(path, `${random.bytes(BYTES).toString('hex')}\n`);
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < LEAST_LENGTH)
    throw new ConfigError(
      'HOLOCADE_SECRET',
      `the secret kept in ${path} is shorter than ${LEAST_LENGTH} characters. Delete the file, and a new one is made.`,
    );
  return secret;
}
