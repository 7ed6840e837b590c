import { observer } from 'mobx-react-lite';
import type { IconName } from './icon-names';
import { iconNames } from './icon-names';
import sprite from './icons.svg';

/**
 * The smallest and the largest icon, edge in pixels.
 * @rule 1.9.13 Icons are 4 to 32 pixels large.
 */
export const ICON_SIZES = { least: 4, most: 32 } as const;

/**
 * The colour of icons that have none of their own.
 * @rule 1.9.13 Icons are white at 90% opacity.
 */
export const ICON_COLOUR = 'rgba(255, 255, 255, 0.9)';

export interface IconProps {
  readonly name: IconName;
  /** Edge in pixels. */
  readonly size?: number;
  /** Colour of its own, such as a toast's; white at 90% without one. */
  readonly colour?: string;
}

/**
 * One outlined icon, by name. Decorative: the text beside it, or a label, says what it means.
 * @rule 1.8.12 An unknown icon name raises an error.
 */
export const Icon = observer(function Icon({ name, size = 20, colour = ICON_COLOUR }: IconProps) {
  if (!iconNames.includes(name)) throw new Error(`Unknown icon: ${name}`);
  const { least, most } = ICON_SIZES;
  if (size < least || size > most) throw new RangeError(`An icon is ${least} to ${most} pixels, not ${size}`);
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke={colour}
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
});
