import { observer } from 'mobx-react-lite';
import { useDeferred } from '../shared/use-deferred';
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
  const late = useDeferred(snowfall.snowing, loadSnow, doWithout);
  return snowfall.snowing && late !== undefined ? <late.Snow /> : null;
});
