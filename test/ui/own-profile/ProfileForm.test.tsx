// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { NoticesState } from '../../../src/application/notices/notices-state';
import type { ProfileFields } from '../../../src/domain/account/own-profile';
import { UnsavedProfile } from '../../../src/application/profile/unsaved-profile';
import { SessionState } from '../../../src/application/session/session-state';
import { ok } from '../../../src/domain/shared/result';
import { LinkFields, ProfileForm } from '../../../src/ui/own-profile/ProfileForm';
import { ProfileFormViewModel } from '../../../src/ui/own-profile/profile-form.view-model';
import { FakeProfileDrafts } from '../../fakes/fake-profile-drafts';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';

afterEach(cleanup);

function aForm() {
  const session = new SessionState();
  const sent: ProfileFields[] = [];
  const execute = (fields: ProfileFields) => {
    sent.push(fields);
    return Promise.resolve(ok({ ...fields, avatar: { tn: '/t', sm: '/s', sd: '/d' }, uploaded: false }));
  };
  const form = new ProfileFormViewModel(
    {
      save: { execute },
      unsaved: new UnsavedProfile(session, new FakeProfileDrafts()),
      session,
      guard: { activate: () => () => undefined },
      notices: new NoticesState(new FakeClock(), new FakeRandom()),
    },
    () => undefined,
  );
  form.show({ alias: '', about: '', links: [{ title: 'Mine', url: 'https://example.com' }], phone: '' });
  return { form, sent };
}

test('LinkFields focuses the first field of each added link', async () => {
  const { form } = aForm();
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

test.each(['Save profile', 'Discard changes'])(
  'ProfileForm keeps the focus on “%s” after it is pressed',
  async (name) => {
    const { form, sent } = aForm();
    const user = userEvent.setup();
    render(<ProfileForm form={form} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    await user.type(screen.getByLabelText('Phone number'), '1');
    expect(button.getAttribute('aria-disabled')).toBeNull();
    await user.click(button);
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    expect(document.activeElement).toBe(button);
    await user.click(button);
    expect(sent).toHaveLength(name === 'Save profile' ? 1 : 0);
  },
);
