import { observer } from 'mobx-react-lite';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ConsoleHome, OwnDeveloper } from '../../domain/console/console';
import { brand } from '../../domain/shared/brand';
import { Page, Section, Soft } from '../account/account.styles';
import { Failure } from '../notices/Failure';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { onePress } from '../shared/one-press';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { MarkField, TextField } from './ConsoleFields';
import { roleTexts } from './console.machine';
import type { ConsoleServices } from './console-services';
import { Card, Column, Row, RowActions, Rows, RowText, TextLink, Top } from './console.styles';
import { SaveForm } from './SaveForm';

interface ServicesProps {
  readonly services: ConsoleServices;
}

const Invitations = observer(function Invitations({ services: { session } }: ServicesProps) {
  const invitations = session.home?.invitations ?? [];
  return (
    <>
      <Failure message={session.answerFailure} />
      {invitations.length === 0 ? null : (
        <Section aria-labelledby="invitations">
          <h2 id="invitations">Invitations</h2>
          <Rows>
            {invitations.map((invitation) => (
              <Row key={invitation.id}>
                <RowText>
                  <h3>{invitation.developer}</h3>
                  <p>
                    {invitation.invitedBy} invites you as {roleTexts[invitation.role].name.toLowerCase()}. Valid until{' '}
                    <DateText date={invitation.expires} day flows />.
                  </p>
                </RowText>
                <RowActions>
                  <Button
                    variant="primary"
                    aria-label={`Accept the invitation of ${invitation.developer}`}
                    busy={session.answering === invitation.id}
                    {...onePress(() => void session.answerInvitation(invitation, true))}
                  >
                    Accept
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={`Decline the invitation of ${invitation.developer}`}
                    disabled={session.answering !== undefined}
                    {...onePress(() => void session.answerInvitation(invitation, false))}
                  >
                    Decline
                  </Button>
                </RowActions>
              </Row>
            ))}
          </Rows>
        </Section>
      )}
    </>
  );
});

const Developers = observer(function Developers({ developers }: { readonly developers: readonly OwnDeveloper[] }) {
  return (
    <Cards aria-label="Your developers">
      {developers.map(({ slug, name, logo, role }) => (
        <li key={slug}>
          <DeveloperLink to={`/${slug}`}>
            <img src={logo} alt="" width={56} height={56} />
            <span>{name}</span>
            <Badge>{roleTexts[role].name}</Badge>
          </DeveloperLink>
        </li>
      ))}
    </Cards>
  );
});

const Application = observer(function Application({ application }: Pick<ConsoleHome, 'application'>) {
  if (application === undefined) return null;
  return application.state === 'waiting' ? (
    <EmptyState
      icon="clock"
      level={2}
      title={`We are reviewing “${application.name}”`}
      text="You get an email as soon as there is a decision."
    />
  ) : (
    <Card role="note">
      <h2>“{application.name}” was not accepted</h2>
      <p>{application.reason ?? 'The operator gave no reason.'}</p>
      <Soft>You can apply again below.</Soft>
    </Card>
  );
});

const ApplyForm = observer(function ApplyForm({ services }: ServicesProps) {
  const form = useScreen(services.createStart);
  const navigate = useNavigate();
  const isReviewed = services.session.home?.policy === 'review';
  const apply = async () => {
    const slug = await form.apply();
    if (slug !== undefined) await navigate(`/${slug}`);
  };
  return (
    <Card>
      <h2>Become a developer</h2>
      <Soft>
        {isReviewed
          ? 'We review each application before you can publish games.'
          : 'You can upload your first build right away.'}
      </Soft>
      <SaveForm onSave={apply}>
        <TextField
          label="Name"
          value={form.name}
          maxLength={60}
          message={form.nameProblem}
          hint="Players see this name on your games."
          onType={form.typeName}
        />
        <TextField
          label="Address"
          value={form.slug}
          maxLength={64}
          message={form.slugProblem}
          hint="Part of your page’s address. It can’t be changed later."
          onType={form.typeSlug}
        />
        <MarkField type="checkbox" checked={form.acceptsTerms} message={form.termsProblem} onChange={form.acceptTerms}>
          I have read and accept the{' '}
          <TextLink
            href={`${services.portalOrigin}/hc/legal/terms-of-service`}
            target="_blank"
            rel="noopener noreferrer"
          >
            terms
          </TextLink>{' '}
          and the{' '}
          <TextLink href="/rules" target="_blank" rel="noopener noreferrer">
            rules for builds
          </TextLink>
          .
        </MarkField>
        <Failure message={form.failure} />
        <div>
          <Button type="submit" variant="primary" size="lg" busy={form.sending}>
            {isReviewed ? 'Apply' : 'Become a developer'}
          </Button>
        </div>
      </SaveForm>
    </Card>
  );
});

const StartPage = observer(function StartPage({ services }: ServicesProps) {
  const [query] = useSearchParams();
  const { home } = services.session;
  if (home === undefined) return null;
  const { developers, application, policy } = home;
  const applies = policy !== 'closed' && application?.state !== 'waiting';
  const showsForm = applies && (developers.length === 0 || query.has('new'));
  return (
    <Column>
      <title>{`Start - ${brand.siteName} console`}</title>
      <Page>
        <Top>
          <div>
            <h1>{developers.length === 0 ? 'Welcome to the console' : 'Your developers'}</h1>
            <Soft>Publish WebXR games on {brand.siteName}.</Soft>
          </div>
          {applies && !showsForm ? <ButtonLink to="/?new">Add a developer</ButtonLink> : null}
        </Top>
        <Invitations services={services} />
        {developers.length === 0 ? null : <Developers developers={developers} />}
        <Application application={application} />
        {showsForm ? <ApplyForm services={services} /> : null}
        {policy === 'closed' && developers.length === 0 ? (
          <EmptyState
            icon="shield"
            level={2}
            title="No new developers at the moment"
            text="A developer can still invite you. Your invitations appear here."
          />
        ) : null}
      </Page>
    </Column>
  );
});

/** Start: invitations, the player’s developers, and the form to become one. */
export const startPage = (services: ConsoleServices) => ({ element: <StartPage services={services} /> });

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${space(4)};
`;

const DeveloperLink = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(4)};
  padding: ${space(4)};
  border-radius: ${theme.radius.panel};
  font: 600 ${theme.size.lg} ${theme.font.heading};
  overflow-wrap: anywhere;
  background: ${theme.colour.surface};
  box-shadow: ${theme.hairlineShadow};
  &:hover {
    background: ${theme.colour.raised};
  }
  & > img {
    border-radius: ${theme.radius.card};
    background: ${theme.colour.raised};
  }
`;
