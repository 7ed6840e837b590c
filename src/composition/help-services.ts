import { HttpSecurityGateway } from '../adapters/http/http-security-gateway';
import { TabContactDraftStore } from '../adapters/storage/tab-contact-draft-store';
import { FollowOwnAddress } from '../application/help/follow-own-address.use-case';
import type { HelpGateway } from '../application/help/help-gateway.port';
import { SendSupportMessage } from '../application/help/send-support-message.use-case';
import type { Clipboard } from '../application/system/clipboard.port';
import { CopyViewModel } from '../ui/account/copy.view-model';
import { ContactViewModel } from '../ui/help/contact.view-model';
import type { HelpServices } from '../ui/help/help-services';
import { QuestionSearchViewModel } from '../ui/help/question-search.view-model';
import { tokens } from './tokens';
import type { Wiring } from './wiring';

/** Creates the services of the help centre. */
export function helpServices(wiring: Wiring, gateway: HelpGateway, clipboard: Clipboard): HelpServices {
  const clock = wiring.get(tokens.clock);
  const ownAddress = new FollowOwnAddress(
    new HttpSecurityGateway(wiring.get(tokens.http)),
    wiring.get(tokens.sessionState),
  );
  const send = new SendSupportMessage(gateway);
  const drafts = new TabContactDraftStore();
  return {
    createContact: () =>
      new ContactViewModel(send, ownAddress, drafts, wiring.get(tokens.noticesState), clock, wiring.get(tokens.random)),
    createQuestionSearch: (asked) => new QuestionSearchViewModel(clock, asked),
    createCopy: () => new CopyViewModel(clipboard, clock),
  };
}
