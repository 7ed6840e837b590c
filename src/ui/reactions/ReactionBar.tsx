import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { ReactionKind } from '../../domain/reactions/reaction-kind';
import { reactionKinds } from '../../domain/reactions/reaction-kind';
import type { ReactionCount } from '../../domain/reactions/reaction-lane';
import { humanizeNumber } from '../../domain/shared/humanize-number';
import { Icon } from '../shared/Icon';
import { needsScript } from '../shared/NeedsScript';
import type { IconName } from '../shared/icon-names';
import { space, theme } from '../theme/theme';
import { reactionWords } from './reaction.texts';
import type { ReactionsViewModel } from './reactions.view-model';

interface ReactionButtonProps {
  readonly name: string;
  readonly icon: IconName;
  /** True to show the name as text instead of a tooltip. */
  readonly named?: boolean;
  readonly reaction: ReactionCount;
  readonly onClick: () => void;
}

/** Toggle button of a reaction with its count; pressed if the player has reacted. */
export const ReactionButton = observer(function ReactionButton(props: ReactionButtonProps) {
  const { name, icon, named = false, reaction, onClick } = props;
  const { count, mine } = reaction;
  const shown = humanizeNumber(count);
  return (
    <Face
      type="button"
      {...needsScript}
      aria-pressed={mine}
      aria-label={`${name}, ${shown}`}
      {...(named ? {} : { title: name })}
      $named={named}
      onClick={onClick}
    >
      {named ? <Name>{name}</Name> : null}
      <Row>
        <Icon name={icon} size={20} colour="currentColor" />
        <span>{shown}</span>
      </Row>
    </Face>
  );
});

const Face = styled.button<{ readonly $named: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  /* Follows the order of the accessible name: text first. */
  flex-direction: column-reverse;
  min-width: calc(${theme.target} + ${space(5)});
  min-height: ${theme.target};
  padding: ${({ $named }) => ($named ? `${space(2)} ${space(1)}` : `0 ${space(3)}`)};
  border-radius: ${({ $named }) => ($named ? theme.radius.card : theme.radius.pill)};
  font-size: ${theme.size.sm};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${theme.colour.textSoft};
  background: ${theme.colour.raised};
  box-shadow: ${theme.hairlineShadow};
  transition: transform ${theme.motion.fast} ${theme.motion.easing};
  &:hover {
    color: ${theme.colour.text};
    background: #262a4a;
  }
  &:active {
    transform: scale(0.94);
  }
  &[aria-pressed='true'] {
    color: ${theme.colour.cyan};
    box-shadow: inset 0 0 0 2px ${theme.colour.cyan};
  }
  @media ${theme.media.forcedColours} {
    border: 1px solid;
    &[aria-pressed='true'] {
      color: Highlight;
      border-color: Highlight;
    }
  }
`;

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`;

const Name = styled.span`
  font-size: ${theme.size.xs};
  font-weight: 500;
  line-height: 1.35;
`;

export interface ReactionBarProps {
  readonly reactions: ReactionsViewModel<ReactionKind>;
}

/** Buttons for the nine reactions to a game, with their counts (spec 2 §3, §4). */
export const ReactionBar = observer(function ReactionBar({ reactions }: ReactionBarProps) {
  const { counts, click } = reactions;
  return (
    <Bar role="group" aria-label="Reactions">
      {reactionKinds.map((kind) => (
        <ReactionButton
          key={kind}
          named
          {...reactionWords[kind]}
          reaction={counts[kind]}
          onClick={() => {
            click(kind);
          }}
        />
      ))}
    </Bar>
  );
});

const Bar = styled.div`
  display: grid;
  /* One row of nine if the names fit. */
  grid-template-columns: repeat(auto-fit, minmax(76px, 1fr));
  gap: ${space(2)};
  @media ${theme.below.wide} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  /* Three full-width rows of three. */
  @media ${theme.below.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
