import type { Likeness } from '../app/page-answer';
import { wording } from '../app/page-answer';
import type { Home } from '../../domain/home/home';

/** Two home pages are alike when they show the same; their sliders are in an order by chance. */
export const homeLikeness: Likeness = (answer) => {
  const home = answer as Home;
  const slider = home.slider.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  return wording({ ...home, slider });
};
