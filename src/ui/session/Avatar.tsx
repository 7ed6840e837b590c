import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Picture } from '../shared/Picture';
import { theme } from '../theme/theme';

export interface AvatarProps {
  readonly picture: string;
  readonly premium: boolean;
  /** Width in pixels, including the halo. */
  readonly size?: number;
}

/** Round picture of a player with a halo for premium (spec 1 §2). Decorative, so the name must be beside it. */
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
