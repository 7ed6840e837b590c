// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { PreviewAudience } from '../../../src/domain/account/privacy';
import type { Profile } from '../../../src/domain/account/profile';
import { ok } from '../../../src/domain/shared/result';
import { PreviewSection } from '../../../src/ui/own-profile/PreviewSection';
import { ProfilePreviewViewModel } from '../../../src/ui/own-profile/own-profile.view-model';
import { sampleProfile } from '../profile/sample-profile';

afterEach(cleanup);

test('PreviewSection uses heading levels 3 and 4, and notes a hidden profile', async () => {
  const profiles: Readonly<Record<string, Profile | undefined>> = { visitor: sampleProfile() };
  const gateway = { preview: (audience: PreviewAudience) => Promise.resolve(ok(profiles[audience])) };
  const preview = new ProfilePreviewViewModel(gateway);
  render(
    <MemoryRouter>
      <PreviewSection preview={preview} />
    </MemoryRouter>,
  );
  await preview.load();
  const levels = (await screen.findAllByRole('heading')).map(({ tagName }) => tagName);
  expect([levels[0], [...new Set(levels.slice(1))]]).toEqual(['H3', ['H4']]);
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Friend' }));
  expect(await screen.findByText('They can’t see your profile.')).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
});
