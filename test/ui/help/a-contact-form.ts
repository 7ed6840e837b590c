import { FakeRandom } from '../../fakes/fake-random';
import { FollowOwnAddress } from '../../../src/application/help/follow-own-address.use-case';
import { SendSupportMessage } from '../../../src/application/help/send-support-message.use-case';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import type { ContactForm } from '../../../src/domain/help/contact-form';
import { contactFields } from '../../../src/domain/help/contact-form';
import { defaultSettings } from '../../../src/domain/session/settings';
import type { Result } from '../../../src/domain/shared/result';
import { ok } from '../../../src/domain/shared/result';
import { ContactViewModel } from '../../../src/ui/help/contact.view-model';
import { aPlayer } from '../../fakes/a-player';
import { FakeContactDrafts } from '../../fakes/fake-contact-drafts';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';
import { authFixture } from '../auth/auth-fixture';

/** A sample message to the support. */
export const aMessage: ContactForm = { subject: 'A lost hat', email: 'ada@site.test', message: 'Where is it?' };

/** Creates the contact form with a support that answers in turn, and then with a ticket. */
export function aContactForm(...answers: readonly Result<string, ApiFailure>[]) {
  const fixture = authFixture();
  const sent: ContactForm[] = [];
  const keys: string[] = [];
  const send = (message: ContactForm, key: string) => {
    sent.push(message);
    keys.push(key);
    return Promise.resolve(answers[sent.length - 1] ?? ok('TICKET42'));
  };
  const drafts = new FakeContactDrafts();
  const contact = new ContactViewModel(
    new SendSupportMessage({ send, questions: () => Promise.reject(new Error('unused')) }),
    new FollowOwnAddress(new FakeSecurityGateway(), fixture.state),
    drafts,
    fixture.notices,
    fixture.clock,
    new FakeRandom(),
  );
  const write = (form: ContactForm = aMessage) => {
    for (const field of contactFields) contact.type(field, form[field]);
  };
  const signIn = async () => {
    fixture.state.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ...fixture, contact, drafts, keys, sent, write, signIn };
}
