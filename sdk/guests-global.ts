import { sdkNames } from '../src/domain/bridge/sdk-names';
import { createGuests } from './guests/guests';

Object.defineProperty(window, sdkNames.guestsGlobal, { value: createGuests, configurable: true, writable: true });
