import { keyframes, styled } from 'styled-components';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

const breathe = keyframes`
  from { opacity: 0.5; }
  to { opacity: 1; }
`;

/** Stands where suggestions are to come, in the shape of two rows. */
export const SuggestionsWaiting = styled.div`
  height: 120px;
  background:
    linear-gradient(${theme.colour.raised} 0 0) ${space(2)} 9px / 72px 42px,
    linear-gradient(${theme.colour.raised} 0 0) 96px 22px / 38% 16px,
    linear-gradient(${theme.colour.raised} 0 0) ${space(2)} 69px / 72px 42px,
    linear-gradient(${theme.colour.raised} 0 0) 96px 82px / 52% 16px;
  background-repeat: no-repeat;
  animation: ${breathe} 800ms ease-in-out infinite alternate;
`;
