import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { XrPresenceState } from '../../../src/application/play/xr-presence-state';
import { newestLine } from '../../../src/ui/ads/house-lines';
import { PageAdsViewModel } from '../../../src/ui/ads/page-ads.view-model';
import { PageAdSlot } from '../../../src/ui/ads/PageAdSlot';

afterEach(cleanup);

function show(visitor: { attempted: boolean; premium: boolean }) {
  const ads = new PageAdsViewModel(visitor, new XrPresenceState());
  return render(<PageAdSlot slot="home-categories" ads={ads} line={newestLine} />, { wrapper: MemoryRouter });
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

  test('keeps its size before it is known who visits', () => {
    show({ attempted: false, premium: false });
    expect(getComputedStyle(roomOf(screen.getByRole('note'))).height).toBe('90px');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('is not there for premium players', () => {
    expect(show({ attempted: true, premium: true }).container.innerHTML).toBe('');
  });
});
