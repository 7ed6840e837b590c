import { describe, expect, test } from 'vitest';
import type { HelpGateway } from '../../../src/application/help/help-gateway.port';
import { SendSupportMessage } from '../../../src/application/help/send-support-message.use-case';
import type { ContactForm } from '../../../src/domain/help/contact-form';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';

const KEY = 'the-key-of-this-message';

function aHelpGateway(answer: Awaited<ReturnType<HelpGateway['send']>> = ok('ABCD2345')) {
  const sent: [ContactForm, string][] = [];
  const gateway: HelpGateway = {
    questions: () => Promise.resolve(ok([])),
    send: (message, key) => {
      sent.push([message, key]);
      return Promise.resolve(answer);
    },
  };
  return { sent, sending: new SendSupportMessage(gateway) };
}

describe('SendSupportMessage', () => {
  test('sends the normalised message, and returns the ticket number', async () => {
    const { sending, sent } = aHelpGateway();
    expect(await sending.execute({ subject: ' A\nB ', email: ' a@b.test ', message: 'C ' }, KEY)).toEqual(
      ok('ABCD2345'),
    );
    expect(sent).toEqual([[{ subject: 'A B', email: 'a@b.test', message: 'C' }, KEY]]);
  });

  test('sends no invalid message, and returns its problems', async () => {
    const { sending, sent } = aHelpGateway();
    expect(await sending.execute({ subject: 'A', email: 'a', message: 'C' }, KEY)).toEqual(
      err([{ kind: 'no-email', field: 'email' }]),
    );
    expect(sent).toEqual([]);
  });

  test('returns the error of the rate limit', async () => {
    const refusal = aRefusal({ status: 429, retryAfter: 30 });
    const { sending } = aHelpGateway(err(refusal));
    expect(await sending.execute({ subject: 'A', email: 'a@b.test', message: 'C' }, KEY)).toEqual(err(refusal));
  });
});
