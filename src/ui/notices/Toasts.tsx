import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useAboveFullscreen } from '../shared/use-above-fullscreen';
import { navigationSize } from '../shell/navigation-size';
import { space, theme } from '../theme/theme';
import { ToastCard } from './ToastCard';
import type { ToastsViewModel } from './toasts.view-model';
import { useClearPlace } from './use-clear-place';

/** Toasts as live regions: a danger toast interrupts the screen reader, all others wait (spec 1 §2). */
export const Toasts = observer(function Toasts({ toasts }: { readonly toasts: ToastsViewModel }) {
  const region = useRef<HTMLDivElement>(null);
  useAboveFullscreen(region);
  useClearPlace(region, toasts.urgent.length + toasts.calm.length);
  return (
    // The data attribute keeps toasts usable while a dialog covers the page.
    <Region
      ref={region}
      $signingIn={toasts.signingIn}
      role="region"
      aria-label="Alerts"
      data-react-aria-top-layer="true"
    >
      <Stack aria-live="assertive">
        {toasts.urgent.map((live) => (
          <ToastCard key={live.toast.id} live={live} toasts={toasts} />
        ))}
      </Stack>
      <Stack aria-live="polite">
        {toasts.calm.map((live) => (
          <ToastCard key={live.toast.id} live={live} toasts={toasts} />
        ))}
      </Stack>
    </Region>
  );
});

const Region = styled.div<{ readonly $signingIn: boolean }>`
  position: fixed;
  z-index: ${theme.layer.toast};
  /* Above the navigation bar, which the login dialog covers. */
  top: auto;
  right: ${space(3)};
  bottom: ${({ $signingIn }) => ($signingIn ? space(3) : `calc(${navigationSize.bar} + ${space(3)})`)};
  left: ${space(3)};
  display: grid;
  justify-items: center;
  pointer-events: none;
  /* Resets the default box of a popover. */
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  color: inherit;
  background: none;
  @media ${theme.from.wide} {
    bottom: ${space(6)};
    right: ${space(6)};
    left: auto;
    /* As wide as the column beside a game, so that the game and its controls stay uncovered. */
    width: 308px;
    justify-items: end;
  }
  &[data-place='top'] {
    /* Below the header. */
    top: calc(72px + ${space(2)});
    bottom: auto;
  }
`;

const Stack = styled.div`
  display: grid;
  justify-items: inherit;
  width: 100%;
`;
