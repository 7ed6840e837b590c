import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Picture } from '../shared/Picture';
import { theme } from '../theme/theme';

export interface AvatarProps {
  readonly picture: string;
  readonly premium: boolean;
}

/** A player's round picture; premium wears a halo (spec 1 §2). Decorative: the name stands beside it. */
export const Avatar = observer(function Avatar({ picture, premium }: AvatarProps) {
  return (
    <Halo $premium={premium}>
      <Round kind="avatar" picture={picture} alt="" priority />
    </Halo>
  );
});

const Halo = styled.span<{ readonly $premium: boolean }>`
  display: block;
  flex: none;
  width: 40px;
  padding: 2px;
  border-radius: ${theme.radius.pill};
  background: ${({ $premium }) => ($premium ? theme.accent : theme.colour.line)};
  box-shadow: ${({ $premium }) => ($premium ? theme.glow : 'none')};
`;

const Round = styled(Picture)`
  border: 2px solid ${theme.colour.room};
  border-radius: ${theme.radius.pill};
`;
