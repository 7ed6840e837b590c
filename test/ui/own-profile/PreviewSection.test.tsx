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

test('the preview has headings below those of its page, and says to whom all of it is hidden', async () => {
  const answers: Readonly<Record<string, Profile | undefined>> = { visitor: sampleProfile() };
  const gateway = { preview: (eyes: PreviewAudience) => Promise.resolve(ok(answers[eyes])) };
  const preview = new ProfilePreviewViewModel(gateway);
  render(
    <MemoryRouter>
      <PreviewSection preview={preview} />
    </MemoryRouter>,
  );
  await preview.load();
  const levels = (await screen.findAllByRole('heading')).map(({ tagName }) => tagName);
  expect([levels[0], [...new Set(levels.slice(1))]]).toEqual(['H3', ['H4']]);
  await userEvent.setup().click(screen.getByRole('radio', { name: 'A friend' }));
  expect(await screen.findByText('Your whole profile is hidden from them.')).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
});
