import { expect, test } from 'vitest';
import { SendVerificationMail } from '../../../src/application/security/send-verification-mail.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';

test('SendVerificationMail sends the email, and returns the error after too many requests', async () => {
  const gateway = new FakeSecurityGateway();
  const send = new SendVerificationMail(gateway);
  expect(await send.execute()).toEqual(ok(undefined));
  gateway.failure = aRefusal({ status: 429, retryAfter: 60 });
  expect(await send.execute()).toEqual(err(gateway.failure));
  expect(gateway.calls).toEqual(['send mail', 'send mail']);
});
