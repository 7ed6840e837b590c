import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Picture } from '../shared/Picture';
import { theme } from '../theme/theme';

export interface AvatarProps {
  readonly picture: string;
  readonly premium: boolean;
  /** Edge in pixels, with the halo. */
  readonly size?: number;
}

/** A player's round picture; premium wears a halo (spec 1 §2). Decorative: the name stands beside it. */
export const Avatar = observer(function Avatar({ picture, premium, size = 40 }: AvatarProps) {
  return (
    <Halo $premium={premium} $size={size}>
      <Round kind="avatar" picture={picture} alt="" priority />
    </Halo>
  );
});

const Halo = styled.span<{ readonly $premium: boolean; readonly $size: number }>`
  display: block;
  flex: none;
  width: ${({ $size }) => $size}px;
  padding: 2px;
  border-radius: ${theme.radius.pill};
  background: ${({ $premium }) => ($premium ? theme.accent : theme.colour.line)};
  box-shadow: ${({ $premium }) => ($premium ? theme.glow : 'none')};
`;

const Round = styled(Picture)`
  border: 2px solid ${theme.colour.room};
  border-radius: ${theme.radius.pill};
`;
