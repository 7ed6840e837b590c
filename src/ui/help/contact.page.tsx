import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ContactField as FieldName } from '../../domain/help/contact-form';
import { contactFields, contactLimits } from '../../domain/help/contact-form';
import { helpAudiences } from '../../domain/help/help-audience';
import { Failure } from '../notices/Failure';
import { RequestButton } from '../notices/RequestButton';
import { Button } from '../shared/Button';
import { Icon } from '../shared/Icon';
import { needsScript } from '../shared/NeedsScript';
import { useFocus } from '../shared/focus';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { ContactField } from './ContactField';
import { HelpTrail } from './HelpTrail';
import { HelpLink } from './HelpLink';
import type { SentMessage, ContactViewModel } from './contact.view-model';
import { contactLabels } from './contact.view-model';
import { helpAddress } from './help-address';
import { contactHead } from './help.head';
import { HelpHeading, HelpPage, HelpSide } from './help.styles';
import { audienceTexts } from './help.texts';
import type { HelpServices } from './question-search.view-model';

const BUTTON_TEXTS = { initial: 'Send', busy: 'Sending…', success: 'Sent', error: 'Not sent' } as const;

const KINDS: Record<FieldName, Pick<ComponentProps<typeof ContactField>, 'type' | 'autoComplete' | 'long'>> = {
  subject: { type: 'text', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'email' },
  message: { long: true },
};

/** The contact form; its content never gets into a URL (spec 2 §5). */
const ContactForm = observer(function ContactForm({ contact }: { readonly contact: ContactViewModel }) {
  const { button, canSend, failure, focused, form, messages, sending, turns } = contact;
  const [typed] = useState(() => typing(contact));
  return (
    <Form
      {...needsScript}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void contact.submit();
      }}
    >
      {contactFields.map((name) => (
        <ContactField
          key={name}
          name={name}
          {...KINDS[name]}
          label={contactLabels[name]}
          value={form[name]}
          limit={contactLimits[name]}
          message={messages[name]}
          turn={focused === name ? turns : undefined}
          readOnly={sending}
          onType={typed[name]}
        />
      ))}
      <Failure message={failure} />
      <RequestButton
        type="submit"
        phase={button.phase}
        words={BUTTON_TEXTS}
        disabled={button.phase === 'initial' && !canSend}
      />
    </Form>
  );
});

function typing(contact: ContactViewModel): Record<FieldName, (text: string) => void> {
  const to = (field: FieldName) => (text: string) => {
    contact.type(field, text);
  };
  return { subject: to('subject'), email: to('email'), message: to('message') };
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding: ${space(6)};
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  & > button {
    justify-self: start;
    min-height: 48px;
  }
  @media ${theme.below.compact} {
    padding: ${space(5)} ${space(4)};
    & > button {
      justify-self: stretch;
    }
  }
`;

interface ContactSentProps {
  readonly sent: SentMessage;
  readonly onAgain: () => void;
}

/** The confirmation with the ticket number. */
const ContactSent = observer(function ContactSent({ sent, onAgain }: ContactSentProps) {
  const { ticket, email } = sent;
  const focus = useFocus<HTMLHeadingElement>(ticket);
  return (
    <Panel>
      <Icon name="check-circle" size={32} colour={theme.colour.success} />
      <h2 ref={focus} tabIndex={-1}>
        Your ticket is <Ticket>{ticket}</Ticket>
      </h2>
      <p>
        We’ll reply to <Address>{email}</Address>. Mention this ticket if you contact us about it again.
      </p>
      <Button onClick={onAgain}>Send another message</Button>
    </Panel>
  );
});

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(3)};
  padding: ${space(8)} ${space(6)};
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  h2 {
    font-size: ${theme.size.xl};
  }
  h2:focus-visible {
    outline: none;
  }
  & > p {
    color: ${theme.colour.textSoft};
  }
`;

const Ticket = styled.strong`
  letter-spacing: 0.06em;
  user-select: all;
`;

const Address = styled.strong`
  font-weight: 600;
  color: ${theme.colour.text};
  overflow-wrap: anywhere;
`;

/** The contact page with links to answered questions (spec 2 §2). */
export const ContactPage = observer(function ContactPage({ createContact }: Pick<HelpServices, 'createContact'>) {
  const contact = useScreen(createContact);
  const { sent } = contact;
  return (
    <HelpPage>
      <HelpHeading>
        <HelpTrail />
        <h1>Contact Us</h1>
        <p>Send us a message and we’ll reply by email.</p>
      </HelpHeading>
      <div>
        {sent === undefined ? <ContactForm contact={contact} /> : <ContactSent sent={sent} onAgain={contact.again} />}
        <noscript>
          <p>
            This form needs JavaScript, which is turned off in your browser. See the{' '}
            <Inline to="/hc/legal/imprint">imprint</Inline> for other ways to reach us.
          </p>
        </noscript>
      </div>
      <HelpSide aria-label="Related answers">
        {helpAudiences.map((audience) => (
          <HelpLink
            key={audience}
            to={helpAddress(audience)}
            icon={audience === 'user' ? 'user' : 'goggles'}
            {...audienceTexts[audience]}
          />
        ))}
      </HelpSide>
    </HelpPage>
  );
});

const Inline = styled(Link)`
  color: ${theme.colour.cyan};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

/** Returns the lazily loaded part of the contact route. */
export function contactRoute({ createContact }: HelpServices) {
  const Component = observer(function ContactRoute() {
    return <ContactPage createContact={createContact} />;
  });
  return { Component, handle: contactHead } satisfies RouteObject;
}
