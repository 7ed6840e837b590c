import { observer } from 'mobx-react-lite';

export interface BrandMarkProps {
  /** One path in a field of 24 by 24. */
  readonly path: string;
  readonly size?: number;
}

/** Another company's mark, in the colour of the text around it. */
export const BrandMark = observer(function BrandMark({ path, size = 20 }: BrandMarkProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
});
