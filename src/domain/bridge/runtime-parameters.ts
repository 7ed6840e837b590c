import { identifier } from '../shared/brand';

/** Path of the emulated headset's script on the host of a game. */
export const headsetScript = '/_headset/emulated-headset.js';

/** Event by which the runtime script of a frame within the game hands a report to that of the game's page. */
export const FRAME_REPORT = `${identifier}-frame-report`;

/** Event by which the runtime script of a frame within the game gets the last cover message of the game's page; `detail` receives it. */
export const FRAME_COVER = `${identifier}-frame-cover`;

/** Query parameters of the runtime script, set by the games host. */
export const runtimeParameters = {
  /** The portal's origin, the only one that receives reports. */
  portal: 'portal',
  /** The HTTP status of an error page. */
  status: 'status',
} as const;
