import { runAdFrame } from './adapters/ads/frame/ad-frame-page';
import { SystemClock } from './adapters/system/system-clock';
import { SystemRandom } from './adapters/system/system-random';

const { tag, portal } = document.currentScript?.dataset ?? {};
if (tag !== undefined && portal !== undefined)
  void runAdFrame(window, { tag, portalOrigin: portal }, new SystemClock(), new SystemRandom());
