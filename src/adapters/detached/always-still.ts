import { of } from 'rxjs';
import type { Stillness } from '../../application/system/stillness.port';

/** Reduced motion for pages rendered without a browser. */
export const alwaysStill: Stillness = { wanted$: of(true) };
