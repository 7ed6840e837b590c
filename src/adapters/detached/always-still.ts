import { of } from 'rxjs';
import type { Stillness } from '../../application/system/stillness.port';

/** Nothing moves where nobody looks. */
export const alwaysStill: Stillness = { wanted$: of(true) };
