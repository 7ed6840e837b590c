import type { Lens } from '../kit/stage';

/** Camera of the range in a window. */
export const lens: Lens = { vertical: 58, horizontal: 54, eyeHeight: 1.6, bloom: 0.26 };
