import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { XrPresenceState } from '../../../src/application/play/xr-presence-state';
import type { AdServices } from '../../../src/ui/ads/ad-services';
import { newestLine } from '../../../src/ui/ads/house-lines';
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
  return render(<PageAd slot="home-categories" ads={ads} line={newestLine} {...props} />, { wrapper: MemoryRouter });
}

const roomOf = (place: HTMLElement) => place.lastElementChild ?? place;

describe('a place for an ad', () => {
  test('keeps 735 by 90 pixels, says what it is, and is never empty', () => {
    show({ attempted: true, premium: false });
    const place = screen.getByRole('note', { name: 'Advertisement' });
    expect(getComputedStyle(place).maxWidth).toBe('735px');
    expect(getComputedStyle(roomOf(place)).height).toBe('90px');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/arcade/games');
  });

  test('keeps the shape of 600 by 500 beside a description', () => {
    show({ attempted: true, premium: false }, { slot: 'game-description' });
    const place = screen.getByRole('note');
    expect(getComputedStyle(place).maxWidth).toBe('600px');
    expect(getComputedStyle(roomOf(place)).aspectRatio.replaceAll(' ', '')).toBe('600/500');
  });

  test('keeps its size before it is known who visits', () => {
    show({ attempted: false, premium: false });
    expect(getComputedStyle(roomOf(screen.getByRole('note'))).height).toBe('90px');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('is not there for premium players, nor on the page of a game that wants no ads', () => {
    expect(show({ attempted: true, premium: true }).container.innerHTML).toBe('');
    expect(show({ attempted: true, premium: false }, { adsDisabled: true }).container.innerHTML).toBe('');
  });

  test('is filled by what comes after the page', async () => {
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

  test('keeps the portal’s own line when nothing comes', async () => {
    show({ attempted: true, premium: false }, {}, () => Promise.reject(new Error('blocked')));
    await Promise.resolve();
    expect(screen.getByRole('link')).toBeTruthy();
  });
});
