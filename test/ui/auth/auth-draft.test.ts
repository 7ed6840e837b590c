// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../../src/domain/session/settings';
import { AuthDraft } from '../../../src/ui/auth/auth-draft';
import { aPlayer } from '../../fakes/a-player';
import { FakeAuthDrafts } from '../../fakes/fake-auth-drafts';
import { authFixture } from './auth-fixture';

const none = { login: '', email: '', username: '' };

describe('AuthDraft', () => {
  test('returns the typed answers of login and sign-up after a reload of the page', () => {
    const drafts = new FakeAuthDrafts();
    const { createLogin, createRegister } = authFixture({ drafts });
    createLogin().form.type('nova');
    createRegister().form.type('nova@example.com');
    const after = authFixture({ drafts });
    expect(after.draft.answers).toEqual({ login: 'nova', email: 'nova@example.com', username: '' });
    expect([after.createLogin().form.value, after.createRegister().form.value]).toEqual(['nova', 'nova@example.com']);
  });

  test('never stores a password', async () => {
    const drafts = new FakeAuthDrafts();
    const login = authFixture({ drafts }).createLogin();
    login.form.type('nova');
    await login.advance();
    login.form.type('Moonlit-Harbour-7');
    expect(drafts.kept).toEqual({ ...none, login: 'nova' });
  });

  test('is deleted by any login, also by one in another tab', () => {
    const drafts = new FakeAuthDrafts();
    const { createLogin, draft, state } = authFixture({ drafts });
    createLogin().form.type('nova');
    state.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    expect([draft.answers, drafts.kept]).toEqual([none, undefined]);
  });

  test('follows logins from its start to its disposal only', () => {
    const drafts = new FakeAuthDrafts();
    const { draft, state, stopDraft } = authFixture({ drafts });
    stopDraft();
    draft.change({ login: 'nova' });
    state.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    expect(drafts.kept).toEqual({ ...none, login: 'nova' });
    const another = new AuthDraft(drafts, state);
    expect(another.answers.login).toBe('nova');
    another.start();
    expect([another.answers, drafts.kept]).toEqual([none, undefined]);
  });
});
