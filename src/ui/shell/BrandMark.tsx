import { observer } from 'mobx-react-lite';
import sprite from '../shared/icons.svg';
import type { BrandMarkName } from './social-links';

export interface BrandMarkProps {
  readonly name: BrandMarkName;
  readonly size?: number;
}

/** Another company's mark, in the colour of the text around it. */
export const BrandMark = observer(function BrandMark({ name, size = 20 }: BrandMarkProps) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true" focusable="false">
      <use href={`${sprite}#mark-${name}`} />
    </svg>
  );
});
