import type { Lens } from '../kit/stage';

/** How the range is seen in a window. */
export const lens: Lens = { vertical: 58, horizontal: 54, eyeHeight: 1.6, bloom: 0.26 };
