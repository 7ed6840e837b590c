// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { SendResetMail } from '../../../src/application/auth/send-reset-mail.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import { AuthDraft } from '../../../src/ui/auth/auth-draft';
import { ForgotViewModel } from '../../../src/ui/auth/forgot.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeAuthDrafts } from '../../fakes/fake-auth-drafts';
import { FakePasswordGateway } from '../../fakes/fake-password-gateway';

const aDraft = () => new AuthDraft(new FakeAuthDrafts(), new SessionState());

function aPane() {
  const gateway = new FakePasswordGateway();
  return { gateway, pane: new ForgotViewModel(new SendResetMail(gateway), aDraft()) };
}

describe('ForgotViewModel', () => {
  test('sends nothing without an email address', async () => {
    const { gateway, pane } = aPane();
    await pane.submit();
    expect(pane.result).toEqual({ kind: 'error', text: 'Please enter your email address.' });
    expect(gateway.calls).toEqual([]);
  });

  test('starts with the address that was typed as the login, but not with a username', () => {
    const draft = aDraft();
    const sendResetMail = new SendResetMail(new FakePasswordGateway());
    draft.change({ login: 'nova' });
    expect(new ForgotViewModel(sendResetMail, draft).email).toBe('');
    draft.change({ login: 'nova@example.com' });
    expect(new ForgotViewModel(sendResetMail, draft).email).toBe('nova@example.com');
  });

  test('sends one email for repeated submits while a request is running', async () => {
    const { gateway, pane } = aPane();
    pane.type(' nova@example.com ');
    const sending = [pane.submit(), pane.submit(), pane.submit()];
    expect(pane).toMatchObject({ working: true, result: { kind: 'working' } });
    await Promise.all(sending);
    expect(gateway.calls).toEqual([{ email: 'nova@example.com' }]);
    expect(pane).toMatchObject({ working: false, sent: true, result: { kind: 'success' } });
  });

  test('sends another email only on request', async () => {
    const { gateway, pane } = aPane();
    pane.type('nova@example.com');
    await pane.submit();
    await pane.submit();
    expect(gateway.calls).toHaveLength(1);
    await pane.again();
    expect(gateway.calls).toHaveLength(2);
    expect(pane.sent).toBe(true);
    pane.type('nova@example.org');
    expect(pane.sent).toBe(false);
  });

  test('shows the server’s message until the player types', async () => {
    const { gateway, pane } = aPane();
    gateway.failure = aRefusal({ status: 429, message: 'Please try again in 12 minutes.' });
    pane.type('nova@example.com');
    await pane.submit();
    expect(pane.result).toEqual({ kind: 'error', text: 'Please try again in 12 minutes.' });
    pane.type('n');
    expect(pane.result).toBeUndefined();
  });
});
