import { join } from 'node:path';
import type { Config } from '../config/config';

/** Most bytes of a Unix socket's path on every system that has them. */
const PATH_MAX = 103;

/** The socket over which a running server takes orders of its operator; undefined where the data folder's path is too long for one. */
export function controlAddress({ dataFolder }: Pick<Config, 'dataFolder'>): string | undefined {
  const path = join(dataFolder, 'control.sock');
  return Buffer.byteLength(path) <= PATH_MAX ? path : undefined;
}
