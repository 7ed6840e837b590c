import type { Result } from '../../../src/domain/shared/result';
import { ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { openBlobStore } from '../blobs/open-blob-store';
import type { Config } from '../config/config';
import { createLogger } from '../system/create-logger';
import { systemClock } from '../system/server-clock';
import { systemRandom } from '../system/server-random';
import type { BackupManifest } from './backup-manifest';
import { createBackup } from './create-backup';
import type { RestoreOptions } from './restore-backup';
import { restoreBackup } from './restore-backup';

const MEBIBYTE = 1024 * 1024;

/** Describes the content of a backup. */
function contentText({ database, files = [] }: BackupManifest): string {
  const rows = Object.values(database.rows).reduce((all, one) => all + one, 0);
  const bytes = files.reduce((all, one) => all + one.bytes, database.bytes);
  return `${String(rows)} rows, ${String(files.length)} files, ${(bytes / MEBIBYTE).toFixed(1)} MiB`;
}

/** Runs the command `backup`. */
export async function backupCommand(
  deps: Pick<ServerDependencies, 'blobs' | 'clock' | 'config' | 'database'>,
  { folder }: { readonly folder: string },
): Promise<Result<string, string>> {
  const made = await createBackup(deps, folder);
  if (!made.ok) return made;
  const { manifest, shared } = made.value;
  return ok(
    [
      `Backup complete: ${folder} (${contentText(manifest)}; ${String(shared)} files use no further space).`,
      'It does not contain the secret. Store HOLOCADE_SECRET, or the file “secret” of the data folder, in another place.',
    ].join('\n'),
  );
}

/** Runs the command `restore`. */
export async function restoreCommand(config: Config, options: RestoreOptions): Promise<Result<string, string>> {
  const blobs = await openBlobStore(config, { clock: systemClock, random: systemRandom });
  const restored = await restoreBackup({ blobs, config, log: createLogger(config) }, options);
  if (!restored.ok) return restored;
  return ok(
    [
      `Restored the backup of ${restored.value.createdAt} (${contentText(restored.value)}). Start the server.`,
      ...(options.newSecret
        ? ['If the secret is a new one, remove all second factors: see “The secret” in docs/operations.md.']
        : []),
    ].join('\n'),
  );
}
