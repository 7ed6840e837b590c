import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { MESSAGE_LIMITS } from '../../domain/inbox/conversation';
import { INVITE } from '../account/account-pages';
import type { AccountServices } from '../account/account-services';
import { Actions, Form, Soft } from '../account/account.styles';
import { Button } from '../shared/Button';
import { CountedField } from '../shared/CountedField';
import { onePress } from '../shared/one-press';
import { useKeyboardHeight } from '../shared/use-keyboard-height';
import { navigationSize } from '../shell/navigation-size';
import { space, theme } from '../theme/theme';
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
  const form = useId();
  const compose = useRef<HTMLDivElement>(null);
  useKeyboardHeight(compose);
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
    <Compose ref={compose}>
      <Form
        id={form}
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
          enterKeyHint="enter"
          onType={thread.type}
        />
        {thread.hasWritten ? null : <Soft>Once you write, {alias} can answer you until you block them.</Soft>}
      </Form>
      <Actions>
        <Button
          type="submit"
          form={form}
          variant="primary"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          {...onePress()}
        >
          Send
        </Button>
        <Invitation
          createInvitation={createInvitation}
          alias={alias}
          opened={query.has(INVITE)}
          onInvite={(game) => void thread.invite(game)}
        />
        {thread.hasKeyboard ? <Hint>Press Ctrl+Enter to send.</Hint> : null}
      </Actions>
    </Compose>
  );
});

const Hint = styled(Soft)`
  align-self: center;
  @media ${theme.media.touch} {
    display: none;
  }
`;

const Compose = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  /* Visible in a low window, and above the keyboard of a phone, while the player writes or chooses a game. */
  &:is(:focus-within, :has([aria-expanded='true'])) {
    position: sticky;
    bottom: var(--keyboard, 0px);
    padding-block: ${space(3)};
    margin-block: -${space(3)};
    background: ${theme.colour.room};
    @media ${theme.below.wide} {
      bottom: max(${navigationSize.bar}, var(--keyboard, 0px));
    }
  }
`;
