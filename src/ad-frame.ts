import { runAdFrame } from './adapters/ads/frame/ad-frame-page';
import { SystemClock, SystemRandom } from './adapters/system/system';

const { tag, portal } = document.currentScript?.dataset ?? {};
if (tag !== undefined && portal !== undefined)
  void runAdFrame(window, { tag, portalOrigin: portal }, new SystemClock(), new SystemRandom());
