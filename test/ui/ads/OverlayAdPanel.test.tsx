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

describe('OverlayAdPanel', () => {
  test('takes the focus, counts down and closes by keyboard', async () => {
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
    expect(screen.getByRole('status').textContent).toBe('You can skip this ad now.');
    expect(document.activeElement).toBe(skip());
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('closes on Escape only after the countdown', async () => {
    const { pass } = show({ overlay: sampleAd('own') });
    pass(4999);
    await userEvent.keyboard('{Escape}');
    expect(skip().textContent).toBe('Skip in 1 s');
    pass(1);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('loads a third-party ad in a sandboxed frame', () => {
    show({ thirdParty: true, consent: 'given' });
    const frame = screen.getByTitle('Third-party ad');
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(frame.getAttribute('src')).toBe('https://ads.test/frame');
    expect(skip().textContent).toBe('Loading ad…');
    expect(Number.parseInt(getComputedStyle(skip()).minHeight)).toBeGreaterThanOrEqual(48);
  });

  test('renders nothing without an ad', () => {
    show({});
    expect(screen.queryByRole('region')).toBeNull();
  });
});
