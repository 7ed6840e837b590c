import type { PortalWorkerSettings } from './adapters/service-worker/portal-copies';
import { runPortalWorker } from './adapters/service-worker/portal-worker';
import type { WorkerScope } from './adapters/service-worker/worker-scope';
import { SystemClock } from './adapters/system/system';

// The server writes the settings before this script.
const scope = self as unknown as WorkerScope & { readonly workerSettings: PortalWorkerSettings };
runPortalWorker(scope, scope.workerSettings, new SystemClock());
