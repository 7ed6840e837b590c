import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { mayAct } from '../../domain/console/member-role';
import { Section } from '../account/account.styles';
import { CapabilityPanel } from '../games/CapabilityPanel';
import { FeaturesPanel } from '../games/FeaturesPanel';
import { GameDescription } from '../games/GameDescription';
import { GameHeading } from '../games/GameHeading';
import { GameTags } from '../games/GameTags';
import { Button } from '../shared/Button';
import { useScreen } from '../shared/use-screen';
import { theme } from '../theme/theme';
import { CardPreview } from './CardPreview';
import { Beside, Card, Columns } from './console.styles';
import { DetailsForm } from './DetailsForm';
import { previewCard } from './details.machine';
import type { DetailsViewModel } from './details.view-model';
import { useDeveloper } from './DeveloperFrame';
import type { GameFormScreenProps } from './GameFormFrame';
import { GameFormFrame, gameFormPages } from './GameFormFrame';

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
      <CardPreview card={card} />
      <Section aria-labelledby="page-preview">
        <h2 id="page-preview">Preview of the page</h2>
        <PageFrame inert>
          <GameHeading game={card} level={3} />
          <GameTags tags={details.tags} />
          <GameDescription html={html} />
          <CapabilityPanel capabilities={details.capabilities} />
          <FeaturesPanel features={features} />
        </PageFrame>
      </Section>
    </>
  );
});

const DetailsScreen = observer(function DetailsScreen({ services, game, draft }: GameFormScreenProps) {
  const { slug: developer, role } = useDeveloper();
  const details = useScreen(() => services.createDetails(developer, game, draft));
  const { page } = details.edit;
  return (
    <GameFormFrame
      game={game}
      draft={draft}
      edit={details.edit}
      path="details"
      heading="Details"
      choice="Details of"
      action={
        page === undefined ? null : (
          <Button icon="download" onClick={details.downloadGameFile}>
            Download game.json
          </Button>
        )
      }
      note={
        <>
          A build with a <code>game.json</code> replaces these details when it is {draft ? 'added' : 'published'}.
          Download the file after your changes and put it into the build. It leaves out lists and pictures, which then
          stay unchanged.
        </>
      }
    >
      {page === undefined ? null : (
        <Columns>
          <DetailsForm details={details} mayPublish={mayAct(role, 'builds.publish')} />
          <Beside>
            <Previews details={details} />
          </Beside>
        </Columns>
      )}
    </GameFormFrame>
  );
});

const PageFrame = styled(Card)`
  h2,
  h3 {
    font-size: ${theme.size.lg};
  }
`;

/** Texts and choices of a published game, and those of a draft. */
export const [detailsPage, draftDetailsPage] = gameFormPages(DetailsScreen);
