import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDeferred } from '../shared/use-deferred';
import type { OfflineViewModel } from './offline.view-model';

export interface LazyOfflineProps {
  /** Current time in milliseconds since 1970; undefined before the first tick. */
  readonly now: number | undefined;
  /** Loads the state of offline use once, when the page is idle. */
  readonly openOffline: () => Promise<OfflineViewModel>;
}

/** Ignores a failed load, because the page works without it. */
const ignoreFailure = () => undefined;

/** Loads the note on every page when it is idle, because a stored page can load only stored scripts. */
async function openWithNote(openOffline: () => Promise<OfflineViewModel>) {
  const offline = await openOffline();
  const { OfflineNote } = await import('./OfflineNote');
  return { offline, OfflineNote };
}

/** Note on a stored page, until another page is opened. */
export const LazyOffline = observer(function LazyOffline({ now, openOffline }: LazyOfflineProps) {
  const { pathname, search } = useLocation();
  const [first] = useState(pathname);
  const loaded = useDeferred(true, () => openWithNote(openOffline), ignoreFailure);
  if (loaded === undefined || pathname !== first) return null;
  const { OfflineNote, offline } = loaded;
  const { note, savedAt } = offline;
  if (note === undefined || savedAt === undefined) return null;
  return <OfflineNote note={note} savedAt={savedAt} now={now} address={pathname + search} />;
});
