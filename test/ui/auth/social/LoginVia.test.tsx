import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { LoginVia } from '../../../../src/ui/auth/social/LoginVia';
import { socialScreenFixture } from './social-fixture';

// Slow machines need a longer timeout.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

const OPENED = { title: 'New Tab', body: 'A new tab was opened. Please complete your login there.' };
const button = (name: string) => screen.findByRole('button', { name });
const inert = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-disabled'));

function begin(change: (fixture: ReturnType<typeof socialScreenFixture>) => void = () => undefined) {
  const fixture = socialScreenFixture();
  change(fixture);
  render(<LoginVia openSocial={() => Promise.resolve(fixture.services)} />);
  return { ...fixture, user: userEvent.setup() };
}

describe('LoginVia', () => {
  test('has a button for each configured provider', async () => {
    begin(({ social }) => (social.configured = ['google', 'steam']));
    await button('Google');
    expect(screen.getByRole('group', { name: 'Login Via' }).textContent).toBe('Login Via');
    expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(['Google', 'Steam']);
  });

  test.each([
    ['no provider is configured', { configured: [] }],
    ['the server cannot be reached', { failure: { kind: 'network' } as const }],
  ])('renders nothing when %s', async (_why, state) => {
    const { social } = begin((fixture) => Object.assign(fixture.social, state));
    await waitFor(() => {
      expect(social.calls).toEqual(['providers']);
    });
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('shows the running login and disables the other buttons', async () => {
    const { user, social, toasts } = begin();
    await user.click(await button('Google'));
    expect((await screen.findByRole('status')).textContent).toBe('Waiting for Google in the new tab');
    expect((await button('Google')).getAttribute('aria-busy')).toBe('true');
    await user.click(await button('Facebook'));
    await user.click(await button('Google'));
    expect(social.calls).toEqual(['providers', 'begin google']);
    expect(toasts()).toEqual([OPENED]);
  });

  test.each([
    ['is closed by hand', 'The tab was closed before the login was completed.'],
    ['never answers', 'The login was not completed within 10 minutes. Please try again.'],
  ])('can be used again after a tab that %s', async (what, body) => {
    const { user, signInTabs, clock, toasts } = begin();
    await user.click(await button('Google'));
    act(() => {
      if (what === 'never answers') clock.advance(10 * 60_000);
      else signInTabs.last.closeByHand();
    });
    expect(toasts()).toEqual([{ title: 'Login Error', body }]);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(inert()).toEqual(['false', 'false', 'false']);
    await user.click(await button('Facebook'));
    expect(signInTabs.last.sent).toEqual(['https://id.test/facebook']);
  });

  test('explains a blocked pop-up', async () => {
    const { user, toasts } = begin(({ signInTabs }) => (signInTabs.blocked = true));
    await user.click(await button('Steam'));
    const body = 'Your browser blocked the new tab. Please allow pop-ups for this site and try again.';
    expect(toasts()).toEqual([{ title: 'Login Error', body }]);
    expect(inert()).toEqual(['false', 'false', 'false']);
  });

  test('can be cancelled by keyboard, which moves focus to the provider', async () => {
    const { user, signInTabs } = begin();
    await user.click(await button('Steam'));
    (await button('Cancel')).focus();
    await user.keyboard('{Enter}');
    expect(signInTabs.last.open).toBe(false);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Steam');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(inert()).toEqual(['false', 'false', 'false']);
  });
});
