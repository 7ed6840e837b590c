import type { Fingerprint } from '../app/page-answer';
import { wording } from '../app/page-answer';
import type { Home } from '../../domain/home/home';

/** Fingerprint of a home page, which ignores the slider's random order. */
export const homeFingerprint: Fingerprint = (answer) => {
  const home = answer as Home;
  const slider = home.slider.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  return wording({ ...home, slider });
};
