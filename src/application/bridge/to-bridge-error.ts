import type { BridgeError } from '../../domain/bridge/bridge-error';
import { bridgeError } from '../../domain/bridge/bridge-error';
import type { BridgeErrorCode } from '../../domain/bridge/bridge-error-code';
import { bridgeErrorCodes } from '../../domain/bridge/bridge-error-code';
import type { ApiFailure } from '../http/api-failure';

const byStatus: Readonly<Record<number, BridgeErrorCode>> = {
  400: 'err_validation',
  401: 'err_unauthenticated',
  404: 'err_not_found',
  409: 'err_validation',
  413: 'err_too_large',
  419: 'err_unauthenticated',
  422: 'err_validation',
  429: 'err_too_many_requests',
  502: 'err_network',
  503: 'err_network',
  504: 'err_network',
};

/** Tells a game why the API refused: by the API's own word where the bridge has it, else by the status. */
export function toBridgeError(failure: ApiFailure): BridgeError {
  switch (failure.kind) {
    case 'network':
    case 'aborted':
      return bridgeError('err_network', 'The portal could not reach its server.');
    case 'malformed':
      return bridgeError('err_internal', 'The portal could not understand its server.');
    case 'rejected': {
      const word = bridgeErrorCodes.find((code) => code === failure.debug);
      return bridgeError(word ?? byStatus[failure.status] ?? 'err_internal', failure.message);
    }
  }
}
