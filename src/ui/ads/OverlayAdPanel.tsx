import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { adFrameAttributes } from '../../domain/ads/ad-frame-message';
import { Button } from '../shared/Button';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space, theme } from '../theme/theme';
import { AdLink } from './AdLink';
import type { OverlayAdViewModel } from './overlay-ad.view-model';

export interface OverlayAdPanelProps {
  readonly ad: OverlayAdViewModel;
}

/** The ad over a loading game; its button counts down and then closes it (spec 2 §4). */
export const OverlayAdPanel = observer(function OverlayAdPanel({ ad }: OverlayAdPanelProps) {
  if (!ad.shown) return null;
  return (
    <Panel aria-label="Advertisement">
      <Stage>
        {ad.ad !== undefined ? (
          <AdLink ad={ad.ad} still={ad.isStill} contained onEnded={ad.kind === undefined ? undefined : ad.watched} />
        ) : ad.frame !== undefined ? (
          <Frame ref={ad.attach} {...adFrameAttributes} title="Third-party ad" src={ad.frame.address} />
        ) : null}
      </Stage>
      <Bar>
        <Label>Advertisement</Label>
        <Skip
          ref={takeFocus}
          variant={ad.skippable ? 'primary' : 'secondary'}
          aria-disabled={!ad.skippable}
          onClick={ad.skip}
          onKeyDown={(event) => {
            if (event.key === 'Escape') ad.skip();
          }}
        >
          {skipText(ad)}
        </Skip>
        <VisuallyHidden role="status">{ad.skippable ? 'You can skip this ad now.' : ''}</VisuallyHidden>
      </Bar>
    </Panel>
  );
});

/** Focuses the skip button, because the pressed play button no longer exists. */
function takeFocus(button: HTMLButtonElement | null): void {
  // A game in fullscreen would hide its ad.
  if (button !== null && document.fullscreenElement instanceof HTMLIFrameElement) {
    void document.exitFullscreen().catch(() => undefined);
  }
  button?.focus({ preventScroll: true });
}

function skipText({ seconds, skippable, kind }: OverlayAdViewModel): string {
  if (skippable) return kind === 'rewarded' ? 'Skip without reward' : 'Skip ad';
  return seconds === undefined ? 'Loading ad…' : `Skip in ${String(seconds)} s`;
}

const Panel = styled.section`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  background: ${theme.colour.room};
`;

const Stage = styled.div`
  min-height: 0;
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(2)} ${space(3)};
  background: ${theme.colour.surface};
`;

const Label = styled.p`
  font-size: ${theme.size.xs};
  color: ${theme.colour.textSoft};
`;

const Skip = styled(Button)`
  min-width: 144px;
  min-height: 48px;
  font-variant-numeric: tabular-nums;
  &[aria-disabled='true'] {
    cursor: default;
  }
`;
