import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brand } from '../../../src/domain/shared/brand';
import { siteFeedback } from '../../../src/ui/notices/feedback-drafts';
import { Footer } from '../../../src/ui/shell/Footer';
import { FooterViewModel } from '../../../src/ui/shell/footer.view-model';

const openSettings = vi.fn();
const giveFeedback = vi.fn();
let loaded$ = new BehaviorSubject(false);

beforeEach(() => {
  loaded$ = new BehaviorSubject(false);
  openSettings.mockClear();
  render(
    <main id="content" tabIndex={-1}>
      <Footer footer={new FooterViewModel({ loaded$, openSettings })} giveFeedback={giveFeedback} />
    </main>,
    { wrapper: MemoryRouter },
  );
});
afterEach(cleanup);
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the footer', () => {
  test('leads to every legal page', () => {
    const legal = within(screen.getByRole('navigation', { name: 'Legal' }));
    expect(legal.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/hc/legal/terms-of-service',
      '/hc/legal/privacy-policy',
      '/hc/legal/refund-policy',
      '/hc/legal/imprint',
      '/hc/legal/about-us',
    ]);
  });

  test('offers Cookie Settings first, and only while a consent manager is loaded', () => {
    expect(screen.queryByRole('button', { name: 'Cookie Settings' })).toBeNull();
    act(() => {
      loaded$.next(true);
    });
    const [first] = within(screen.getByRole('navigation', { name: 'Legal' })).getAllByRole('listitem');
    fireEvent.click(within(first ?? document.body).getByRole('button', { name: 'Cookie Settings' }));
    expect(openSettings).toHaveBeenCalledOnce();
  });

  test('leads from the privacy choices to what the privacy policy says of them', () => {
    const link = screen.getByRole('link', { name: 'Your Privacy Choices' });
    expect(link.getAttribute('href')).toBe('/hc/legal/privacy-policy#section-your-privacy-choices');
  });

  test.each(['Updates & News', 'Community'])('says that %s comes soon', (name) => {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(screen.getAllByText('Coming Soon').length).toBeGreaterThan(0);
  });

  test('asks for feedback', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Give Feedback' }));
    expect(giveFeedback).toHaveBeenCalledExactlyOnceWith(siteFeedback);
  });

  test('names five networks and gives none of them a hold on this page', () => {
    const networks = screen.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
    expect(networks.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Chat community',
      'Microblog',
      'Social network',
      'Photo network',
      'Forum',
    ]);
    for (const link of networks) {
      expect(link.getAttribute('rel')).toContain('noopener');
      expect(link.getAttribute('href')).toMatch(/^https:\/\//);
      expect(link.getAttribute('href')).toContain(brand.identifier);
    }
  });

  test('has the copyright line of 2023', () => {
    expect(screen.getByText('Copyright © 2023 Holocade Publishing. All rights reserved')).toBeDefined();
  });

  test.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('goes back to the top (reduced motion: %s) in the way %s', (reduced, behavior) => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
    fireEvent.click(screen.getByRole('link', { name: 'Back to top' }));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
    expect(document.activeElement?.id).toBe('content');
  });
});
