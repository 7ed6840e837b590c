import { sdkNames } from '../src/domain/bridge/sdk-names';
import { createHolocade } from './create-holocade';
import { loadEmulatedHeadset } from './emulated-headset';
import { loadLocalScript } from './load-local-script';

loadEmulatedHeadset(window, document.currentScript);
const holocade = createHolocade(window, loadLocalScript(document.currentScript as HTMLScriptElement));
Object.defineProperty(window, sdkNames.global, { value: holocade, enumerable: true });
window.dispatchEvent(new Event(sdkNames.readyEvent));
