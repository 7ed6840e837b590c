// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { defaultSettings } from '../../../src/domain/session/settings';
import { settingHasEffect } from '../../../src/domain/session/settings-without-effect';
import { PlainSettings } from '../../../src/ui/account/settings.page';
import type { PlainGroup } from '../../../src/ui/account/setting.texts';
import { settingTexts } from '../../../src/ui/account/setting.texts';
import '../auth/browser-gaps';
import { securityFixture } from './security-fixture';

async function begin(group: PlainGroup) {
  const fixture = await securityFixture();
  const user = userEvent.setup();
  render(<PlainSettings group={group} title="Group" createSetting={fixture.createSetting} />);
  return { ...fixture, user };
}

const turned = (name: string) => screen.getByRole('switch', { name });
const choice = (name: string, audience: string) =>
  within(screen.getByRole('radiogroup', { name })).getByRole<HTMLInputElement>('radio', { name: audience });

afterEach(cleanup);

describe('PlainSettings', () => {
  test.each(['privacy', 'community', 'media', 'notification'] as const)(
    'group %s has a labelled control for each setting, disabled if it has no effect yet',
    async (group) => {
      await begin(group);
      const controls = [...screen.queryAllByRole('switch'), ...screen.queryAllByRole('radiogroup')];
      expect(controls).toHaveLength(Object.keys(defaultSettings()[group]).length);
      for (const [field, { title, text }] of Object.entries(settingTexts[group])) {
        const control = controls.find(
          (one) => one.getAttribute('aria-labelledby') === screen.getByText(title, { selector: 'h3' }).id,
        );
        expect(document.getElementById(control?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text);
        const inert = control?.matches(':disabled, [aria-disabled="true"]');
        expect([field, inert]).toEqual([field, !settingHasEffect(group, field)]);
      }
      const soon = Object.keys(settingTexts[group]).filter((field) => !settingHasEffect(group, field));
      expect(screen.queryAllByText('Coming Soon')).toHaveLength(soon.length);
    },
  );

  test('change at once and are stored by the server', async () => {
    const { gateway, user } = await begin('media');
    await user.click(turned('Navigation sounds'));
    expect(turned('Navigation sounds')).toHaveProperty('checked', true);
    await waitFor(() => {
      expect(gateway.settings.media.nav_sounds).toBe(true);
    });
  });

  test('let an audience be chosen by keyboard', async () => {
    const { gateway, user } = await begin('privacy');
    expect(choice('Play history', 'Everybody').checked).toBe(true);
    choice('Play history', 'Everybody').focus();
    await user.keyboard('{ArrowRight}');
    expect(choice('Play history', 'Friends').checked).toBe(true);
    await user.click(choice('Play history', 'Nobody'));
    await waitFor(() => {
      expect(gateway.settings.privacy.play_history).toBe('none');
    });
  });

  test('offer friends of friends as senders of friend requests', async () => {
    const { gateway, user } = await begin('community');
    await user.click(choice('Friend requests', 'Friends of friends'));
    await waitFor(() => {
      expect(gateway.settings.community.friend_request).toBe('friends');
    });
  });

  test('render no controls on the server, because these need inline styles', async () => {
    const { createSetting } = await securityFixture();
    const html = renderToString(<PlainSettings group="privacy" title="Privacy" createSetting={createSetting} />);
    expect(html).toContain('Who can comment on your profile.');
    expect(html).not.toMatch(/<input| style=/);
  });

  test('revert with a toast when the server refuses or cannot be reached', async () => {
    const { gateway, user, toasts } = await begin('community');
    gateway.failure = { kind: 'network' };
    await user.click(turned('Focus mode'));
    await waitFor(() => {
      expect(toasts()).toMatchObject([{ kind: 'danger', body: expect.stringContaining('network error') as string }]);
    });
    expect(turned('Focus mode')).toHaveProperty('checked', false);
  });
});
