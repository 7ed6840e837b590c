import { AvatarStore } from '../../community/avatars/avatar-store';
import type { StoredNotification } from '../../community/inbox/notification.repository';
import { insertNotification } from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';
import type { ServerDependencies } from '../../deps';
import { exportReadyLetter } from '../../messaging/mail/letters/deletion-letters';
import { momentText } from '../../messaging/mail/moment-text';
import { writeToOwner } from '../../messaging/mail/write-to-owner';
import type { BlobStore } from '../../platform/blobs/blob-store.port';
import type { Config } from '../../platform/config/config';
import type { Executor } from '../../platform/database/executor';
import type { PersonalData } from './collect-personal-data';
import { collectPersonalData } from './collect-personal-data';
import { setDataRequested } from './data-requested';
import { EXPORT_LIFETIME } from './deletion-times';
import { deleteOldExports, fillExport, listUnmadeExports } from './export.repository';
import { lockAccount } from './lock-account';

/** Returns the uploaded avatar as a data URL; an empty list for a default avatar. */
async function ownPictures(blobs: BlobStore, avatarKey: string | null): Promise<PersonalData[string]> {
  const picture = avatarKey === null ? undefined : await new AvatarStore(blobs).read(avatarKey);
  return picture ? [{ avatar: `data:image/webp;base64,${picture.toString('base64')}` }] : [];
}

const SETTINGS_PATH = '/account/settings';

/**
 * Background job that creates requested data exports and deletes those older than 7 days. Throws instead of deleting an unlikely share of them
 * (`requireFew`).
 */
export async function makeExports(deps: ServerDependencies, signal: AbortSignal): Promise<void> {
  const { clock, config, database, jobs, log, realtime } = deps;
  // Copies that must stay are no reason to make no others.
  const failures: unknown[] = [];
  await database
    .transaction((tx) => deleteExpiredExports(tx, clock.now(), config))
    .catch((error: unknown) => failures.push(error));
  for (const { id, accountId } of await listUnmadeExports(database.db)) {
    if (signal.aborted) return;
    try {
      const notification = await database.transaction((tx) => makeExport(tx, deps, id, accountId));
      notifyPlayer(realtime, accountId, { notification });
      jobs.wake('mails');
    } catch (error) {
      log.error({ err: error, export: id }, 'a copy of data could not be made and is tried again');
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function deleteExpiredExports(tx: Executor, now: Date, config: Pick<Config, 'deletePercent'>): Promise<void> {
  for (const accountId of await deleteOldExports(tx, now, config)) await setDataRequested(tx, accountId, false);
}

async function makeExport(
  tx: Executor,
  { blobs, clock, urls }: Pick<ServerDependencies, 'blobs' | 'clock' | 'urls'>,
  id: string,
  accountId: string,
): Promise<StoredNotification | undefined> {
  const account = await lockAccount(tx, accountId);
  if (!account) return undefined;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + EXPORT_LIFETIME);
  const collected = await collectPersonalData(tx, accountId);
  const content = { ...collected, pictures: await ownPictures(blobs, account.avatarKey) };
  if (!(await fillExport(tx, id, { content, readyAt: now, expiresAt }))) return undefined;
  const letter = exportReadyLetter({ username: account.username, until: expiresAt, url: urls.portal(SETTINGS_PATH) });
  await writeToOwner(tx, { accountId, owner: account, letter, now });
  const body = `You can download it until ${momentText(expiresAt)}.`;
  return insertNotification(
    tx,
    accountId,
    { kind: 'security', title: 'Your data is ready', body, link: SETTINGS_PATH },
    now,
  );
}
