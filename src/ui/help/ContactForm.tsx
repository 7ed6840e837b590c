import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ContactField as FieldName } from '../../domain/help/contact-form';
import { contactFields, contactLimits } from '../../domain/help/contact-form';
import { Failure } from '../notices/Failure';
import { RequestButton } from '../notices/RequestButton';
import { needsScript } from '../shared/NeedsScript';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { contactLabels } from './contact.texts';
import type { ContactViewModel } from './contact.view-model';
import { ContactField } from './ContactField';

const WORDS = { initial: 'Send', busy: 'Sending…', success: 'Sent', error: 'Not sent' } as const;

const KINDS: Record<FieldName, Pick<ComponentProps<typeof ContactField>, 'type' | 'autoComplete' | 'long'>> = {
  subject: { type: 'text', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'email' },
  message: { long: true },
};

/** The form with its three fields; nothing of it ever gets into an address (spec 2 §5). */
export const ContactForm = observer(function ContactForm({ contact }: { readonly contact: ContactViewModel }) {
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
        words={WORDS}
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
  @media (max-width: 480px) {
    padding: ${space(5)} ${space(4)};
    & > button {
      justify-self: stretch;
    }
  }
`;
