import { observer } from 'mobx-react-lite';
import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme';
import { snowflakes } from './snowflakes';

const FLAKES = 36;
const flakes = snowflakes(FLAKES);

/** Flakes that fall over the page: each moves by the compositor alone, which rests while the page is hidden. */
export const Snow = observer(function Snow() {
  return (
    <Sky aria-hidden="true" data-testid="snow">
      {flakes.map(({ left, size, seconds, begun, opacity }) => (
        <Flake
          key={left}
          style={{
            left: `${String(left)}%`,
            width: `${String(size)}px`,
            height: `${String(size)}px`,
            opacity,
            animationDuration: `${String(seconds)}s`,
            animationDelay: `-${String(begun)}s`,
          }}
        />
      ))}
    </Sky>
  );
});

const fall = keyframes`
  from { transform: translate3d(0, -4vh, 0); }
  30% { transform: translate3d(2.4vw, 28vh, 0); }
  65% { transform: translate3d(-1.2vw, 67vh, 0); }
  to { transform: translate3d(1.2vw, 104vh, 0); }
`;

const Sky = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.header};
  overflow: hidden;
  contain: strict;
  pointer-events: none;
  @media (prefers-reduced-motion: reduce), (forced-colors: active), print {
    display: none;
  }
`;

const Flake = styled.span`
  position: absolute;
  top: 0;
  border-radius: 50%;
  background: #fff;
  animation: ${fall} linear infinite;
`;
