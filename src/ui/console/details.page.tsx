import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { mayAct } from '../../domain/console/member-role';
import { Page, Section, Soft } from '../account/account.styles';
import { CapabilityPanel } from '../games/CapabilityPanel';
import { FeaturesPanel } from '../games/FeaturesPanel';
import { GameCardLink } from '../games/GameCardLink';
import { GameDescription } from '../games/GameDescription';
import { GameHeading } from '../games/GameHeading';
import { GameTags } from '../games/GameTags';
import { BackTrail } from '../shared/BackTrail';
import { Button } from '../shared/Button';
import { ChoiceRow } from '../shared/ChoiceRow';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import type { ConsoleServices } from './console-services';
import { Card, Top } from './console.styles';
import { DetailsForm } from './DetailsForm';
import { previewCard } from './details.machine';
import type { DetailsViewModel } from './details.view-model';
import { useDeveloper } from './DeveloperFrame';
import { LeaveQuestion } from './LeaveQuestion';
import { ListState } from './ListState';

interface DetailsProps {
  readonly details: DetailsViewModel;
}

/** Previews of card and page with the typed details. Their links lead nowhere. */
const Previews = observer(function Previews({ details: { details, edit, html } }: DetailsProps) {
  const { page } = edit;
  if (details === undefined || page === undefined) return null;
  const card = previewCard(page.card, details);
  const features = { ...page.features, ...details.features };
  return (
    <>
      <Section aria-labelledby="card-preview">
        <h2 id="card-preview">Preview of the card</h2>
        <CardFrame inert>
          <GameCardLink game={card} />
        </CardFrame>
      </Section>
      <Section aria-labelledby="page-preview">
        <h2 id="page-preview">Preview of the page</h2>
        <PageFrame inert>
          <GameHeading game={card} />
          <GameTags tags={details.tags} />
          <GameDescription html={html} />
          <CapabilityPanel capabilities={details.capabilities} />
          <FeaturesPanel features={features} />
        </PageFrame>
      </Section>
    </>
  );
});

interface ScreenProps {
  readonly services: ConsoleServices;
  readonly game: string;
  readonly draft: boolean;
}

const DetailsScreen = observer(function DetailsScreen({ services, game, draft }: ScreenProps) {
  const { slug: developer, role } = useDeveloper();
  const details = useScreen(() => services.createDetails(developer, game, draft));
  const { page, failure, load } = details.edit;
  const home = `/${developer}/games/${game}`;
  return (
    <Page>
      <div>
        <BackTrail to={home} title={page?.details.title ?? game} />
        <Top>
          <h1>{draft ? 'Details of the draft' : 'Details'}</h1>
          {page === undefined ? null : (
            <Button icon="download" onClick={details.downloadGameFile}>
              Download game.json
            </Button>
          )}
        </Top>
        <Notice>
          A build with a <code>game.json</code> replaces these details when it is {draft ? 'added' : 'published'}.
          Download the file after your changes and put it into the build. It leaves out lists and pictures, which then
          stay unchanged.
        </Notice>
      </div>
      {page?.has.game === true && page.has.draft ? (
        <ChoiceRow
          label="Details of"
          variant="pills"
          choices={[
            { title: 'Published game', to: `${home}/details`, current: !draft },
            { title: 'Draft', to: `${home}/draft-details`, current: draft },
          ]}
        />
      ) : null}
      <ListState list={page} failure={failure} onRetry={load} />
      <LeaveQuestion form={details.edit} />
      {page === undefined ? null : (
        <Columns>
          <DetailsForm details={details} mayPublish={mayAct(role, 'builds.publish')} />
          <Beside>
            <Previews details={details} />
          </Beside>
        </Columns>
      )}
    </Page>
  );
});

const DetailsPage = observer(function DetailsPage({ services, draft }: Omit<ScreenProps, 'game'>) {
  const { developer, game = '' } = useParams();
  return <DetailsScreen key={`${developer ?? ''}/${game}`} services={services} game={game} draft={draft} />;
});

const Notice = styled(Soft)`
  max-width: 72ch;
  margin-top: ${space(2)};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  @media ${theme.from.wider} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(6)};
`;

const CardFrame = styled.div`
  max-width: 400px;
`;

const PageFrame = styled(Card)`
  h1,
  h2 {
    font-size: ${theme.size.lg};
  }
`;

/** Texts and choices of a published game. */
export const detailsPage = (services: ConsoleServices) => ({
  element: <DetailsPage key="game" services={services} draft={false} />,
});

/** Texts and choices of a draft. */
export const draftDetailsPage = (services: ConsoleServices) => ({
  element: <DetailsPage key="draft" services={services} draft />,
});
