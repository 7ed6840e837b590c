import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { ReactionKind } from '../../domain/reactions/reaction-kind';
import { reactionKinds } from '../../domain/reactions/reaction-kind';
import { space } from '../theme/space';
import { reactionWords } from './reaction.texts';
import { ReactionButton } from './ReactionButton';
import type { ReactionsViewModel } from './reactions.view-model';

export interface ReactionBarProps {
  readonly reactions: ReactionsViewModel<ReactionKind>;
}

/** The nine ways to react to a game, with their counts (spec 2 §3, §4). */
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
  /* All nine in one row where that has room for their names. */
  grid-template-columns: repeat(auto-fit, minmax(76px, 1fr));
  gap: ${space(2)};
  @media (max-width: 899px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  /* Three rows of three, as wide as the screen. */
  @media (max-width: 639px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
