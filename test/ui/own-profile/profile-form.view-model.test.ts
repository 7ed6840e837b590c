import { describe, expect, test } from 'vitest';
import { NoticesState } from '../../../src/application/notices/notices-state';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { UnsavedProfile } from '../../../src/application/profile/unsaved-profile';
import { SessionState } from '../../../src/application/session/session-state';
import type { OwnProfile, ProfileFields } from '../../../src/domain/account/own-profile';
import { defaultSettings } from '../../../src/domain/session/settings';
import type { ToastQueue } from '../../../src/domain/notices/toast-queue';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { ProfileFormViewModel } from '../../../src/ui/own-profile/profile-form.view-model';
import { FakeProfileDrafts } from '../../fakes/fake-profile-drafts';
import { aRefusal } from '../../fakes/a-refusal';
import { aPlayer } from '../../fakes/a-player';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';

const link = { title: 'Mine', url: 'https://example.com' };
const stored: ProfileFields = { alias: 'Ada', about: '', links: [link], phone: '' };
const avatar = { tn: '', sm: '', sd: '' };

function aForm(answer: (words: ProfileFields) => Result<OwnProfile, ApiFailure>, known?: UnsavedProfile) {
  const session = new SessionState({ attempted: true, user: aPlayer(), settings: defaultSettings() });
  const unsaved = known ?? new UnsavedProfile(session, new FakeProfileDrafts());
  const saved: ProfileFields[] = [];
  let guards = 0;
  const save = {
    execute: (words: ProfileFields) => {
      saved.push(words);
      return Promise.resolve(answer(words));
    },
  };
  const guard = {
    activate: () => {
      guards += 1;
      return () => {
        guards -= 1;
      };
    },
  };
  const notices = new NoticesState(new FakeClock(), new FakeRandom());
  let toasts: ToastQueue = [];
  notices.toasts$.subscribe((queue) => {
    toasts = queue;
  });
  const form = new ProfileFormViewModel({ save, unsaved, session, guard, notices }, () => undefined);
  const stop = form.start();
  form.show(stored);
  return {
    form,
    saved,
    session,
    stop,
    toasts: () => toasts.map(({ toast }) => toast.title),
    unsaved,
    guards: () => guards,
  };
}

const asTyped = (words: ProfileFields) => ok({ ...words, links: [link], avatar, uploaded: false });

describe('ProfileFormViewModel', () => {
  test('guards unsaved changes and restores them on the next visit', () => {
    const { form, stop, unsaved, guards } = aForm(asTyped);
    expect([form.dirty, form.links, guards()]).toEqual([false, [0], 0]);
    form.fields.type('alias', 'Ada L.');
    expect([form.dirty, guards()]).toEqual([true, 1]);
    stop();
    expect(guards()).toBe(0);
    const again = aForm(asTyped, unsaved);
    expect([again.form.dirty, again.form.fields.values.alias]).toEqual([true, 'Ada L.']);
    again.form.discard();
    expect([again.form.dirty, again.form.fields.values.alias, again.guards()]).toEqual([false, 'Ada', 0]);
    expect(aForm(asTyped, unsaved).form.dirty).toBe(false);
  });

  test('saves optimistically with all five link positions', async () => {
    const { form, saved, guards } = aForm(asTyped);
    form.fields.type('about', 'Hello.');
    const saving = form.submit();
    expect(form.dirty).toBe(false);
    await saving;
    expect([saved[0]?.about, saved[0]?.links.length, form.dirty, guards()]).toEqual(['Hello.', 5, false, 0]);
  });

  test('reverts and marks each refused field', async () => {
    const fields = { 'links.0.url': ['No.'], phone: ['Not this.'] };
    const { form } = aForm(() =>
      err({ kind: 'rejected', status: 422, message: 'No.', debug: 'err_validation', fields, retryAfter: undefined }),
    );
    form.fields.type('phone', '12');
    await form.submit();
    expect([form.dirty, form.fields.messages, form.fields.refusedFirst]).toEqual([
      true,
      { 'links.0.url': 'No.', phone: 'Not this.' },
      'links.0.url',
    ]);
  });

  test('saves by itself after an expired session, once the player has logged in again', async () => {
    let isExpired = true;
    const { form, session, saved } = aForm((words) => (isExpired ? err(aRefusal({ status: 401 })) : asTyped(words)));
    form.fields.type('about', 'Hello.');
    await form.submit();
    expect([form.dirty, form.fields.failure === undefined]).toEqual([true, false]);
    isExpired = false;
    session.apply({ type: 'signed-out', expired: true });
    session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    await new Promise((resolve) => setImmediate(resolve));
    expect([form.dirty, form.fields.failure, saved.length]).toEqual([false, undefined, 2]);
  });

  test('does not save a refused form by itself after the player has changed it', async () => {
    const { form, session, saved } = aForm(() => err(aRefusal({ status: 401 })));
    form.fields.type('about', 'Hello.');
    await form.submit();
    form.fields.type('about', 'Hel');
    session.apply({ type: 'signed-out', expired: true });
    session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    await new Promise((resolve) => setImmediate(resolve));
    expect([form.dirty, form.fields.values.about, saved.length]).toEqual([true, 'Hel', 1]);
  });

  test('stores the input and shows a toast if saving fails after the page was left', async () => {
    const { form, stop, toasts, unsaved } = aForm(() => err({ kind: 'network' }));
    form.fields.type('about', 'Hello.');
    const saving = form.submit();
    stop();
    await saving;
    expect(toasts()).toEqual(['Error']);
    const again = aForm(asTyped, unsaved);
    expect([again.form.dirty, again.form.fields.values.about]).toEqual([true, 'Hello.']);
  });

  test('stores nothing if saving fails after the player logged out', async () => {
    const { form, session, stop, toasts, unsaved } = aForm(() => err({ kind: 'network' }));
    form.fields.type('phone', '+49 30 1');
    const saving = form.submit();
    stop();
    session.apply({ type: 'signed-out' });
    await saving;
    expect([unsaved.of(aPlayer().id), toasts()]).toEqual([undefined, []]);
  });

  test('allows five links and moves the others up after a removal', () => {
    const { form } = aForm(asTyped);
    for (let row = 0; row < 6; row += 1) form.addLink();
    expect([form.links.length, form.hasRoom]).toEqual([5, false]);
    form.fields.type('links.1.title', 'Second');
    form.removeLink(0);
    expect([form.links.length, form.fields.values['links.0.title']]).toEqual([4, 'Second']);
  });
});
