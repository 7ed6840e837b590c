import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { ReactionCount } from '../../domain/reactions/reaction-lane';
import { humanizeNumber } from '../../domain/shared/humanize-number';
import { Button } from '../shared/Button';
import { NeedsScript } from '../shared/NeedsScript';
import type { IconName } from '../shared/icon-names';
import { onePress } from '../shared/one-press';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import type { MarkViewModel } from './mark.view-model';

export interface MarkButtonProps {
  readonly mark: MarkViewModel;
  readonly icon: IconName;
  /** Visible label, the same in both states. */
  readonly label: string;
  /** Subject, appended to the accessible name. */
  readonly subject?: string;
  /** Shows only the icon on a phone. */
  readonly narrow?: boolean;
}

/** A toggle button for a mark. */
export const MarkButton = observer(function MarkButton({
  mark,
  icon,
  label,
  subject,
  narrow = false,
}: MarkButtonProps) {
  return (
    <NeedsScript>
      <Face
        icon={mark.on && icon !== 'heart' ? 'check' : icon}
        aria-pressed={mark.on}
        aria-label={subject === undefined ? label : `${label} ${subject}`}
        $narrow={narrow}
        $fills={icon === 'heart'}
        {...onePress(mark.press)}
      >
        <span>{label}</span>
      </Face>
    </NeedsScript>
  );
});

const Face = styled(Button)<{ readonly $narrow: boolean; readonly $fills: boolean }>`
  &[aria-pressed='true'] {
    color: ${theme.colour.cyan};
    box-shadow: inset 0 0 0 2px ${theme.colour.cyan};
  }
  &[aria-pressed='true'] svg {
    fill: ${({ $fills }) => ($fills ? 'currentColor' : 'none')};
  }
  @media ${theme.media.forcedColours} {
    &[aria-pressed='true'] {
      color: Highlight;
      border-color: Highlight;
    }
  }
  @media ${theme.below.medium} {
    ${({ $narrow }) =>
      $narrow
        ? `min-width: ${theme.target};
    padding-inline: ${space(3)};
    & > span {
      display: none;
    }`
        : ''}
  }
`;

const followerText = (count: number): string => `${humanizeNumber(count)} ${count === 1 ? 'follower' : 'followers'}`;

interface FollowBarProps {
  /** Name of the followed player or developer. */
  readonly name: string;
  /** State from the page's data. */
  readonly now: ReactionCount;
  /** True for the player's own profile, which has no button. */
  readonly own?: boolean;
  /** Centres the bar on a phone. */
  readonly centred?: boolean;
  readonly createFollow: () => MarkViewModel;
}

/** A follow button with the number of followers. */
export const FollowBar = observer(function FollowBar(props: FollowBarProps) {
  const { name, now, own = false, centred = false, createFollow } = props;
  const mark = useScreen(createFollow);
  const { count, mine } = now;
  useEffect(() => {
    mark.adopt({ count, mine });
  }, [mark, count, mine]);
  return (
    <Bar $centred={centred}>
      {own ? null : <MarkButton mark={mark} icon="bell" label="Follow" subject={name} />}
      <span>{followerText(mark.count)}</span>
    </Bar>
  );
});

const Bar = styled.div<{ readonly $centred: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  @media ${theme.below.medium} {
    justify-content: ${({ $centred }) => ($centred ? 'center' : 'start')};
  }
`;
