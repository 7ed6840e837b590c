import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageConsentManager } from '../../../src/adapters/browser/page-environment';
import { brand } from '../../../src/domain/shared/brand';
import { siteFeedback } from '../../../src/ui/notices/feedback-drafts';
import { Footer } from '../../../src/ui/shell/Footer';
import { FooterViewModel } from '../../../src/ui/shell/footer.view-model';

const openSettings = vi.fn();
const giveFeedback = vi.fn();
const installed = vi.fn();
let canInstall = false;
let loaded$ = new BehaviorSubject(false);

const show = () =>
  render(
    <main id="content" tabIndex={-1}>
      <Footer
        footer={new FooterViewModel({ loaded$, openSettings })}
        giveFeedback={giveFeedback}
        offline={{ canInstall, install: installed }}
      />
    </main>,
    { wrapper: MemoryRouter },
  );
beforeEach(() => {
  loaded$ = new BehaviorSubject(false);
  canInstall = false;
  openSettings.mockClear();
  show();
});
afterEach(cleanup);
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('Footer', () => {
  test('links to every legal page', () => {
    const legal = within(screen.getByRole('navigation', { name: 'Legal' }));
    expect(legal.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/hc/legal/terms-of-service',
      '/hc/legal/privacy-policy',
      '/hc/legal/refund-policy',
      '/hc/legal/imprint',
      '/hc/legal/about-us',
    ]);
  });

  test('lists Cookie Settings when the script of the consent manager loads after the page', () => {
    cleanup();
    const page = Object.assign(new EventTarget(), { document });
    const footer = new FooterViewModel(new PageConsentManager(page));
    render(<Footer footer={footer} giveFeedback={giveFeedback} offline={undefined} />, { wrapper: MemoryRouter });
    page.dispatchEvent(new Event('load'));
    expect(screen.queryByRole('button', { name: 'Cookie Settings' })).toBeNull();
    const script = document.head.appendChild(document.createElement('script'));
    Object.assign(page, { __tcfapi: () => undefined });
    act(() => {
      script.dispatchEvent(new Event('load'));
    });
    script.remove();
    expect(screen.getByRole('button', { name: 'Cookie Settings' })).toBeDefined();
  });

  test('lists Cookie Settings first while a consent manager is loaded', () => {
    expect(screen.queryByRole('button', { name: 'Cookie Settings' })).toBeNull();
    act(() => {
      loaded$.next(true);
    });
    const [first] = within(screen.getByRole('navigation', { name: 'Legal' })).getAllByRole('listitem');
    fireEvent.click(within(first ?? document.body).getByRole('button', { name: 'Cookie Settings' }));
    expect(openSettings).toHaveBeenCalledOnce();
  });

  test('links the privacy choices to their section of the privacy policy', () => {
    const link = screen.getByRole('link', { name: 'Your Privacy Choices' });
    expect(link.getAttribute('href')).toBe('/hc/legal/privacy-policy#section-your-privacy-choices');
  });

  test.each(['Updates & News', 'Community'])('shows the bubble for %s', (name) => {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(screen.getAllByText('Coming Soon').length).toBeGreaterThan(0);
  });

  test('opens the feedback modal', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Give Feedback' }));
    expect(giveFeedback).toHaveBeenCalledExactlyOnceWith(siteFeedback);
  });

  test('offers to install the app only while the browser offers it, also by keyboard', async () => {
    expect(screen.queryByRole('button', { name: 'Install App' })).toBeNull();
    cleanup();
    canInstall = true;
    show();
    const button = screen.getByRole('button', { name: 'Install App' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(installed).toHaveBeenCalledOnce();
  });

  test('links to five networks without access to this page', () => {
    const networks = screen.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
    expect(networks.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Discord',
      'Bluesky',
      'Facebook',
      'Instagram',
      'Reddit',
    ]);
    for (const link of networks) {
      expect(link.getAttribute('rel')).toContain('noopener');
      expect(link.getAttribute('href')).toMatch(/^https:\/\//);
      expect(link.getAttribute('href')).toContain(brand.identifier);
    }
  });

  test('shows the copyright line of 2023', () => {
    expect(screen.getByText('Copyright © 2023 Holocade Publishing. All rights reserved')).toBeDefined();
  });

  test.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('scrolls to the top (reduced motion: %s) with the behaviour %s', (reduced, behavior) => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
    fireEvent.click(screen.getByRole('link', { name: 'Back to top' }));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
    expect(document.activeElement?.id).toBe('content');
  });
});
