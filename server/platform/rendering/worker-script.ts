import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFLINE_CACHE_PREFIX } from '../../../src/domain/offline/copy-caches';
import type { Folders } from '../../publishing/hosts/folders';

/** Service workers of `dist/workers`. */
type WorkerName = 'portal' | 'game';

/** Reads a built service worker; undefined if it is not built. */
export function readWorker({ workers }: Pick<Folders, 'workers'>, name: WorkerName): string | undefined {
  const file = join(workers, `${name}.js`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Writes settings into the script of a service worker. Other settings make browsers install it anew. */
export function configureWorker(script: string, settings: Readonly<Record<string, string>>): string {
  return `self.workerSettings=${JSON.stringify(settings)};\n${script}`;
}

/** Script of a service worker that replaces an earlier one, deletes what that one has stored, and unregisters. */
export const retiredWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('${OFFLINE_CACHE_PREFIX}'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
})()));
`;
