import { observer } from 'mobx-react-lite';
import type { IconName } from './icon-set';
import { iconSet } from './icon-set';

export interface IconProps {
  readonly name: IconName;
  /** Edge in pixels, 4 to 32 (spec 1 §9). */
  readonly size?: number;
  /** Colour of its own, such as a toast's; white at 90% without one. */
  readonly colour?: string;
}

/** One outlined icon, by name; an unknown name is an error (spec 1 §8). Decorative: the text beside it, or a label, says what it means. */
export const Icon = observer(function Icon({ name, size = 20, colour = 'rgba(255, 255, 255, 0.9)' }: IconProps) {
  if (!Object.hasOwn(iconSet, name)) throw new Error(`Unknown icon: ${name}`);
  if (size < 4 || size > 32) throw new RangeError(`An icon is 4 to 32 pixels, not ${String(size)}`);
  const Glyph = iconSet[name];
  return <Glyph aria-hidden="true" focusable="false" size={size} color={colour} strokeWidth={1.75} />;
});
