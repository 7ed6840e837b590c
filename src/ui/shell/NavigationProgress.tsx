import { observer } from 'mobx-react-lite';
import { useNavigation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme';

/** A thin line at the top of the window while the next page loads; a page that comes at once shows none. */
export const NavigationProgress = observer(function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Line role="progressbar" aria-label="Loading the page" />;
});

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.92); }
`;

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.overlay};
  height: 3px;
  transform-origin: left;
  background: ${theme.colour.cyan};
  box-shadow: 0 0 12px ${theme.colour.cyan};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }
  animation: ${grow} 6s cubic-bezier(0.1, 0.8, 0.2, 1) 120ms both;
`;
