import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { XrPresenceState } from '../../../src/application/play/xr-presence-state';
import type { AdServices } from '../../../src/ui/ads/ad-services';
import { newestGamesAd } from '../../../src/ui/ads/house-ads';
import { PageAdsViewModel } from '../../../src/ui/ads/page-ads.view-model';
import type { PageAdProps } from '../../../src/ui/ads/PageAd';
import { PageAd } from '../../../src/ui/ads/PageAd';

afterEach(cleanup);

const never = () => new Promise<AdServices>(() => undefined);

function show(
  visitor: { attempted: boolean; premium: boolean },
  props: Partial<PageAdProps> = {},
  openAds: () => Promise<AdServices> = never,
) {
  const ads = new PageAdsViewModel(visitor, new XrPresenceState(), openAds);
  return render(<PageAd slot="home-categories" ads={ads} line={newestGamesAd} {...props} />, { wrapper: MemoryRouter });
}

const roomOf = (place: HTMLElement) => place.lastElementChild ?? place;

describe('PageAd', () => {
  test('reserves 735 by 90 pixels, is labelled and is never empty', () => {
    show({ attempted: true, premium: false });
    const place = screen.getByRole('note', { name: 'Advertisement' });
    expect(getComputedStyle(place).maxWidth).toBe('735px');
    expect(getComputedStyle(roomOf(place)).height).toBe('90px');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/arcade/games');
  });

  test('keeps the aspect ratio 600 by 500 beside a description', () => {
    show({ attempted: true, premium: false }, { slot: 'game-description' });
    const place = screen.getByRole('note');
    expect(getComputedStyle(place).maxWidth).toBe('600px');
    expect(getComputedStyle(roomOf(place)).aspectRatio.replaceAll(' ', '')).toBe('600/500');
  });

  test('reserves its space while the visitor is unknown', () => {
    show({ attempted: false, premium: false });
    expect(getComputedStyle(roomOf(screen.getByRole('note'))).height).toBe('90px');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test.each([
    [true, 'visible'],
    [false, 'hidden'],
  ])('shows its label and its edge only with an ad: %s', (attempted, visibility) => {
    show({ attempted, premium: false });
    const place = screen.getByRole('note');
    expect(getComputedStyle(screen.getByText('Advertisement')).visibility).toBe(visibility);
    expect(getComputedStyle(roomOf(place)).outlineOffset).toBe(attempted ? '-1px' : '0');
  });

  test('is absent for premium players and for games without ads', () => {
    expect(show({ attempted: true, premium: true }).container.innerHTML).toBe('');
    expect(show({ attempted: true, premium: false }, { adsDisabled: true }).container.innerHTML).toBe('');
  });

  test('shows its content once the ad services have loaded', async () => {
    const createPageAd: AdServices['createPageAd'] = () => {
      throw new Error('unused');
    };
    const services: AdServices = {
      Content: ({ slot, game }) => <p>{`Filled: ${slot}, besides ${String(game)}`}</p>,
      createPageAd,
    };
    show({ attempted: true, premium: false }, { game: 'night-ferry' }, () => Promise.resolve(services));
    expect(await screen.findByText('Filled: home-categories, besides night-ferry')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('keeps the house ad when the ad services fail to load', async () => {
    show({ attempted: true, premium: false }, {}, () => Promise.reject(new Error('blocked')));
    await Promise.resolve();
    expect(screen.getByRole('link')).toBeTruthy();
  });
});
