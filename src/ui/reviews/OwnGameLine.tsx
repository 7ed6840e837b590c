import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** Why there is no form for who belongs to the game's developer. */
export const OwnGameLine = observer(function OwnGameLine({ developer }: { readonly developer: string }) {
  return <Line>You belong to {developer}: reviews of this game come from its players. You can answer them here.</Line>;
});

const Line = styled.p`
  max-width: 72ch;
  color: ${theme.colour.textSoft};
`;
