import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Presence } from '../../domain/friends/presence';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { presenceWords } from './friend.texts';

/** Whether a friend is there; the game that they play leads to its page. */
export const PresenceText = observer(function PresenceText({ presence }: { readonly presence: Presence }) {
  const { online, playing } = presence;
  const words = presenceWords(presence);
  return (
    <Line>
      <Dot $lit={online} aria-hidden="true" />
      {playing === undefined ? words : <Link to={`/arcade/games/${playing.slug}`}>{words}</Link>}
    </Line>
  );
});

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    color: ${theme.colour.cyan};
  }
`;

/* Lit or empty, so that it is told apart without colours. */
const Dot = styled.span<{ readonly $lit: boolean }>`
  width: 10px;
  height: 10px;
  border: 2px solid ${({ $lit }) => ($lit ? theme.colour.success : theme.colour.textSoft)};
  border-radius: ${theme.radius.pill};
  background: ${({ $lit }) => ($lit ? theme.colour.success : 'transparent')};
`;
