import { sdkNames } from '../src/domain/bridge/sdk-names';
import { prepareLocal } from './local/prepare-local';

Object.defineProperty(window, sdkNames.localGlobal, { value: prepareLocal, configurable: true, writable: true });
