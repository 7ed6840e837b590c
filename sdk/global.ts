import { sdkNames } from '../src/domain/bridge/sdk-names';
import { holocade } from './index';

Object.defineProperty(window, sdkNames.global, { value: holocade, enumerable: true });
window.dispatchEvent(new Event(sdkNames.readyEvent));
