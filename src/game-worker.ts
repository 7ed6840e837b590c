import type { GameWorkerSettings } from './adapters/service-worker/game-worker';
import { runGameWorker } from './adapters/service-worker/game-worker';
import type { WorkerScope } from './adapters/service-worker/worker-scope';
import { SystemClock } from './adapters/system/system';

// The server writes the settings before this script.
const scope = self as unknown as WorkerScope & { readonly workerSettings: GameWorkerSettings };
runGameWorker(scope, scope.workerSettings, new SystemClock());
