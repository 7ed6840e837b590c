import { observer } from 'mobx-react-lite';
import type { IconName } from './icon-names';
import { iconNames } from './icon-names';
import sprite from './icons.svg';

/**
 * Minimum and maximum icon size in pixels.
 * @rule 1.9.13 Icons are 4 to 32 pixels large.
 */
export const ICON_SIZES = { least: 4, most: 32 } as const;

/**
 * Default colour of icons.
 * @rule 1.9.13 Icons are white at 90% opacity.
 */
export const ICON_COLOUR = 'rgba(255, 255, 255, 0.9)';

export interface IconProps {
  readonly name: IconName;
  /** Width and height in pixels. */
  readonly size?: number;
  /** Defaults to white at 90% opacity. */
  readonly colour?: string;
}

/**
 * Outlined icon. Decorative, so a text or a label must carry the meaning.
 * @rule 1.8.12 An unknown icon name raises an error.
 */
export const Icon = observer(function Icon({ name, size = 20, colour = ICON_COLOUR }: IconProps) {
  if (!iconNames.includes(name)) throw new Error(`Unknown icon: ${name}`);
  const { least, most } = ICON_SIZES;
  if (size < least || size > most) throw new RangeError(`Icon size must be ${least} to ${most} pixels, got ${size}`);
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
