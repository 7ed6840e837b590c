import { sdkNames } from '../src/domain/bridge/sdk-names';
import { createHolocade } from './create-holocade';
import { loadEmulatedHeadset } from './emulated-headset';
import { loadScriptBeside } from './load-script-beside';

loadEmulatedHeadset(window, document.currentScript);
const running = document.currentScript as HTMLScriptElement;
const holocade = createHolocade(
  window,
  loadScriptBeside(running, 'local', sdkNames.localGlobal),
  loadScriptBeside(running, 'guests', sdkNames.guestsGlobal),
);
Object.defineProperty(window, sdkNames.global, { value: holocade, enumerable: true });
window.dispatchEvent(new Event(sdkNames.readyEvent));
