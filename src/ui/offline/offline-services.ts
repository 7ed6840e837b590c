import type { ComponentType } from 'react';
import type { RunOfflineUse } from '../../application/offline/run-offline-use.use-case';
import type { OfflineNoteProps } from './OfflineNote';
import type { OfflineViewModel } from './offline.view-model';

/** State of offline use, and the note on a stored page. A stored page can load only stored scripts, so both load together. */
export interface OfflineServices {
  readonly view: OfflineViewModel;
  readonly Note: ComponentType<OfflineNoteProps>;
  readonly offlineUse: Pick<RunOfflineUse, 'execute'>;
}
