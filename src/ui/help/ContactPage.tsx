import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { helpAudiences } from '../../domain/help/help-audience';
import { useScreen } from '../shared/use-screen';
import { theme } from '../theme/theme';
import { ContactForm } from './ContactForm';
import { ContactSent } from './ContactSent';
import { HelpHeading, HelpPage, HelpSide } from './help.styles';
import { helpAddress } from './help-address';
import { audienceWords } from './help.texts';
import type { HelpServices } from './help-services';
import { HelpTrail } from './HelpTrail';
import { HelpWay } from './HelpWay';

/** Writing to the support, with the questions beside it that are answered already (spec 2 §2). */
export const ContactPage = observer(function ContactPage({ createContact }: Pick<HelpServices, 'createContact'>) {
  const contact = useScreen(createContact);
  const { sent } = contact;
  return (
    <HelpPage>
      <HelpHeading>
        <HelpTrail />
        <h1>Contact Us</h1>
        <p>Tell us what happened, or what is missing. We will answer by email.</p>
      </HelpHeading>
      <div>
        {sent === undefined ? <ContactForm contact={contact} /> : <ContactSent sent={sent} onAgain={contact.again} />}
        <noscript>
          <p>
            This form needs JavaScript, which is switched off in your browser. The{' '}
            <Inline to="/hc/legal/imprint">imprint</Inline> says how else you reach us.
          </p>
        </noscript>
      </div>
      <HelpSide aria-label="Answered already">
        {helpAudiences.map((audience) => (
          <HelpWay
            key={audience}
            to={helpAddress(audience)}
            icon={audience === 'user' ? 'user' : 'goggles'}
            {...audienceWords[audience]}
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
