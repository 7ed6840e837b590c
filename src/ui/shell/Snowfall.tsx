import { observer } from 'mobx-react-lite';
import { useLate } from '../shared/use-late';
import { useScreen } from '../shared/use-screen';
import type { SnowfallViewModel } from './snowfall.view-model';

export interface SnowfallProps {
  readonly snowfall: SnowfallViewModel;
}

const loadSnow = () => import('./Snow');
/** Nobody misses a decoration that does not come. */
const doWithout = () => undefined;

/** Where snow falls in its season; its script comes only then (spec 1 §2). */
export const Snowfall = observer(function Snowfall({ snowfall }: SnowfallProps) {
  useScreen(() => snowfall);
  const late = useLate(snowfall.snowing, loadSnow, doWithout);
  return snowfall.snowing && late !== undefined ? <late.Snow /> : null;
});
