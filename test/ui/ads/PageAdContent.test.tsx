import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, describe, expect, test } from 'vitest';
import type { Sight } from '../../../src/application/ads/slot-sight.port';
import type { Ad } from '../../../src/domain/ads/ad';
import type { CreatePageAd } from '../../../src/ui/ads/ad-services';
import { noXr } from '../../../src/domain/play/xr-presence';
import { newestGamesAd } from '../../../src/ui/ads/house-ads';
import type { HouseAdText } from '../../../src/ui/ads/house-ads';
import { PageAdContent } from '../../../src/ui/ads/PageAdContent';
import { PageAdViewModel } from '../../../src/ui/ads/page-ad.view-model';
import { sampleAd } from '../../fakes/fake-ad-gateway';
import { FakeClock } from '../../fakes/fake-clock';

afterEach(cleanup);

const seen: Sight = { near: true, visible: true, half: true, below: false };

interface Circumstances {
  readonly sight?: Sight;
  /** Newest-games house ad by default. */
  readonly line?: HouseAdText | null;
  readonly takesClicks?: boolean;
  /** Ad served after the first one. */
  readonly next?: Ad;
  readonly clock?: FakeClock;
}

async function show(ad: Ad | undefined, circumstances: Circumstances = {}) {
  const { sight = seen, line = newestGamesAd, takesClicks = true, next = ad, clock = new FakeClock() } = circumstances;
  const served = [ad];
  const createPageAd: CreatePageAd = (slot, ads) =>
    new PageAdViewModel(slot, ads, {
      covered: () => !takesClicks,
      serve: { execute: () => Promise.resolve(served.length > 0 ? served.shift() : next) },
      count: { execute: () => Promise.resolve() },
      sight: {
        watch: (_, see) => {
          see(sight);
          return () => undefined;
        },
      },
      clock,
      stillness: { wanted$: of(true) },
    });
  const ads = { shown: true, situation: { premium: false, adsDisabled: false, xr: noXr } };
  const { container } = render(
    <PageAdContent slot="home-newest" ads={ads} line={line ?? undefined} createPageAd={createPageAd} />,
    { wrapper: MemoryRouter },
  );
  await act(async () => {
    await Promise.resolve();
  });
  return container;
}

describe('PageAdContent', () => {
  test('shows an ad that opens in a new tab', async () => {
    const container = await show(sampleAd('a'));
    const link = screen.getByRole('link', { name: 'Ad a (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe('https://site.test/arcade/games/night-ferry');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener sponsored']);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('https://static.test/a.webp');
    expect(getComputedStyle(link).pointerEvents).toBe('auto');
  });

  test('is not clickable below a dialog', async () => {
    await show(sampleAd('a'), { takesClicks: false });
    expect(getComputedStyle(screen.getByRole('link')).pointerEvents).toBe('none');
  });

  test('keeps the focus when another ad is shown', async () => {
    const clock = new FakeClock();
    await show(sampleAd('a'), { next: sampleAd('b'), clock });
    screen.getByRole('link').focus();
    await act(async () => {
      clock.advance(30_000);
      await Promise.resolve();
    });
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Ad b/ }));
  });

  test('renders no ad while off screen', async () => {
    await show(sampleAd('a'), { sight: { ...seen, visible: false, half: false } });
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('falls back to the house ad, or renders nothing without one', async () => {
    await show(undefined);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/arcade/games');
    cleanup();
    const below = { near: true, visible: false, half: false, below: true };
    expect((await show(undefined, { sight: below })).querySelector('[data-closed]')).toBeNull();
    cleanup();
    expect((await show(undefined, { sight: below, line: null })).querySelector('[data-closed]')).not.toBeNull();
  });
});
