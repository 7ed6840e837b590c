import type { ServerDependencies } from '../../deps';
import { controlAddress } from './control-address';
import { openControlChannel } from './control-channel';
import { runOperatorCommand } from './run-operator-command';

/** Has a running server take the orders of its operator; answers what ends that. Without the channel the server runs all the same. */
export async function serveOperatorCommands(deps: ServerDependencies): Promise<() => Promise<void>> {
  const { log } = deps;
  const path = controlAddress(deps.config);
  try {
    if (path === undefined) throw new Error('The path of the data folder is too long for a socket.');
    return await openControlChannel({
      path,
      run: async (order) => {
        log.info({ command: order.command }, 'the operator gives an order');
        return runOperatorCommand(deps, order);
      },
      failed: (error) => {
        log.error({ err: error }, 'an order of the operator failed');
      },
    });
  } catch (error) {
    log.warn({ err: error }, 'the command line can give no orders to this server');
    return async () => undefined;
  }
}
