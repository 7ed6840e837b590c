import { observer } from 'mobx-react-lite';
import type { XrAbility } from '../../application/play/xr-support.port';
import { Badge } from '../shared/Badge';
import type { BadgeTone } from '../shared/Badge';
import type { IconName } from '../shared/icon-names';

export interface XrBadgeProps {
  /** Undefined until detected. */
  readonly ability: XrAbility | undefined;
  /** True if the game runs in AR only. */
  readonly inAr?: boolean;
}

/** Shows how the visitor's device can play a game. */
export const XrBadge = observer(function XrBadge({ ability, inAr = false }: XrBadgeProps) {
  const { icon, tone, text, hint } = (inAr ? arFaces : faces)[ability ?? 'unknown'];
  return (
    <Badge icon={icon} tone={tone} title={hint} wraps>
      {text}
    </Badge>
  );
});

interface Face {
  readonly icon: IconName;
  readonly tone: BadgeTone;
  readonly text: string;
  readonly hint: string;
}

const faces: Record<XrAbility | 'unknown', Face> = {
  unknown: {
    icon: 'headset',
    tone: 'plain',
    text: 'Plays in VR and on this screen',
    hint: 'Play in a headset, with a mouse or on a touchscreen.',
  },
  'headset-ready': {
    icon: 'check-circle',
    tone: 'success',
    text: 'Your headset is ready',
    hint: 'Start the game, then choose Enter VR.',
  },
  'no-headset': {
    icon: 'headset',
    tone: 'info',
    text: 'No headset found: plays on this screen',
    hint: 'Connect a headset to play in VR.',
  },
  unsupported: {
    icon: 'monitor',
    tone: 'plain',
    text: 'Plays on this screen',
    hint: 'This browser doesn’t support VR. Open this page in your headset’s browser to play in VR.',
  },
};

const arFaces: Record<XrAbility | 'unknown', Face> = {
  unknown: {
    icon: 'headset',
    tone: 'plain',
    text: 'Plays in AR',
    hint: 'The game runs in an AR headset or on an AR phone.',
  },
  'headset-ready': {
    icon: 'check-circle',
    tone: 'success',
    text: 'Your device is ready for AR',
    hint: 'Start the game, then choose Enter AR.',
  },
  'no-headset': {
    icon: 'headset',
    tone: 'info',
    text: 'Needs AR',
    hint: 'Open this page on an AR phone or in an AR headset.',
  },
  unsupported: {
    icon: 'monitor',
    tone: 'plain',
    text: 'Needs AR',
    hint: 'This browser doesn’t support AR. Open this page on an AR phone or in an AR headset.',
  },
};
