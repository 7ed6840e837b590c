import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { MESSAGE_LIMITS } from '../../domain/inbox/conversation';
import { INVITE } from '../account/account-pages';
import type { AccountServices } from '../account/account-services';
import { Actions, Form, Soft } from '../account/account.styles';
import { Button } from '../shared/Button';
import { CountedField } from '../shared/CountedField';
import { Invitation } from './Invitation';
import { Unsent } from './Unsent';
import type { ConversationViewModel } from './conversation.view-model';

interface ComposerProps extends Pick<AccountServices, 'createInvitation'> {
  readonly thread: ConversationViewModel;
  readonly alias: string;
}

/** The form for a new message, or the reason why there is none. */
export const Composer = observer(function Composer({ thread, alias, createInvitation }: ComposerProps) {
  const [query] = useSearchParams();
  const { access, text, problem } = thread;
  if (access !== 'write')
    return (
      <>
        <Soft>
          {access === 'blocked'
            ? `You’ve blocked ${alias}. Unblock them to write again.`
            : `${alias} isn’t accepting messages from you.`}
        </Soft>
        <Unsent texts={[text]} />
      </>
    );
  return (
    <>
      <Form
        noValidate
        aria-label="New message"
        onSubmit={(event) => {
          event.preventDefault();
          void thread.submit();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }}
      >
        <CountedField
          name="message"
          label="Your message"
          value={text}
          limit={MESSAGE_LIMITS.max}
          separator=" / "
          room={{ rows: 2, least: 72, most: '30dvh' }}
          message={problem}
          dir="auto"
          onType={thread.type}
        />
        {thread.hasWritten ? null : <Soft>Once you write, {alias} can answer you until you block them.</Soft>}
        <Actions>
          <Button type="submit" variant="primary">
            Send
          </Button>
        </Actions>
      </Form>
      <Invitation
        createInvitation={createInvitation}
        alias={alias}
        opened={query.has(INVITE)}
        onInvite={(game) => void thread.invite(game)}
      />
    </>
  );
});
