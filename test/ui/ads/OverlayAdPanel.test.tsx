import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { OverlayAdPanel } from '../../../src/ui/ads/OverlayAdPanel';
import { sampleAd } from '../../fakes/fake-ad-gateway';
import type { Situation } from './overlay-ad-stage';
import { overlayAdStage } from './overlay-ad-stage';

afterEach(cleanup);

function show(situation: Situation) {
  const { ad, stage } = overlayAdStage(situation);
  render(<OverlayAdPanel ad={ad} />);
  act(ad.open);
  return { stage, pass: (milliseconds: number) => act(() => stage.clock.advance(milliseconds)) };
}
const skip = () => screen.getByRole('button');

describe('the panel of the ad before a game', () => {
  test('takes the focus, counts, and goes when its button is pressed by keyboard', async () => {
    const { pass } = show({ overlay: sampleAd('own') });
    expect(screen.getByRole('region', { name: 'Advertisement' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ad own (opens in a new tab)' })).toBeTruthy();
    expect(document.activeElement).toBe(skip());
    expect([skip().textContent, skip().getAttribute('aria-disabled')]).toEqual(['Skip in 5 s', 'true']);
    await userEvent.keyboard('{Enter}');
    pass(4000);
    expect([skip().textContent, screen.getByRole('status').textContent]).toEqual(['Skip in 1 s', '']);
    pass(1000);
    expect([skip().textContent, skip().getAttribute('aria-disabled')]).toEqual(['Skip ad', 'false']);
    expect(screen.getByRole('status').textContent).toBe('You can skip the ad now.');
    expect(document.activeElement).toBe(skip());
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('goes with Escape as by its button, and no sooner', async () => {
    const { pass } = show({ overlay: sampleAd('own') });
    pass(4999);
    await userEvent.keyboard('{Escape}');
    expect(skip().textContent).toBe('Skip in 1 s');
    pass(1);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('waits for a third party in a frame without rights', () => {
    show({ thirdParty: true, consent: 'given' });
    const frame = screen.getByTitle('An ad of a third party');
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(frame.getAttribute('src')).toBe('https://ads.test/frame');
    expect(skip().textContent).toBe('Waiting for the ad …');
    expect(Number.parseInt(getComputedStyle(skip()).minHeight)).toBeGreaterThanOrEqual(48);
  });

  test('is not there without an ad', () => {
    show({});
    expect(screen.queryByRole('region')).toBeNull();
  });
});
