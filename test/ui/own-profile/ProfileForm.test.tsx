// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { UnsavedProfile } from '../../../src/application/profile/unsaved-profile';
import { SessionState } from '../../../src/application/session/session-state';
import { err } from '../../../src/domain/shared/result';
import { LinkFields } from '../../../src/ui/own-profile/ProfileForm';
import { ProfileFormViewModel } from '../../../src/ui/own-profile/profile-form.view-model';
import { FakeProfileDrafts } from '../../fakes/fake-profile-drafts';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';

afterEach(cleanup);

test('LinkFields focuses the first field of each added link', async () => {
  const session = new SessionState();
  const form = new ProfileFormViewModel(
    {
      save: { execute: () => Promise.resolve(err({ kind: 'network' })) },
      unsaved: new UnsavedProfile(session, new FakeProfileDrafts()),
      session,
      guard: { activate: () => () => undefined },
      notices: new NoticesState(new FakeClock(), new FakeRandom()),
    },
    () => undefined,
  );
  form.show({ alias: '', about: '', links: [{ title: 'Mine', url: 'https://example.com' }], phone: '' });
  const user = userEvent.setup();
  render(<LinkFields form={form} />);
  const added = async () => {
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    return document.activeElement;
  };
  expect(await added()).toBe(screen.getByLabelText('Link 2: title'));
  await user.click(screen.getByRole('button', { name: 'Remove link 2' }));
  expect(await added()).toBe(screen.getByLabelText('Link 2: title'));
  expect(await added()).toBe(screen.getByLabelText('Link 3: title'));
});
