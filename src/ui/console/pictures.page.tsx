import { observer } from 'mobx-react-lite';
import { mayAct } from '../../domain/console/member-role';
import { picturePlaces } from '../../domain/console/game-pictures';
import { Section } from '../account/account.styles';
import { Portfolio } from '../games/Portfolio';
import { portfolioEntries } from '../games/portfolio.machine';
import { useScreen } from '../shared/use-screen';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { CardPreview } from './CardPreview';
import { Beside, Card, Columns } from './console.styles';
import { useDeveloper } from './DeveloperFrame';
import { FormBar, WholeForm } from './FormBar';
import type { GameFormScreenProps } from './GameFormFrame';
import { GameFormFrame, gameFormPages } from './GameFormFrame';
import { PicturePlaceCard } from './PicturePlaceCard';
import { picturedCard, placeTitles } from './pictures.machine';
import type { PicturesViewModel } from './pictures.view-model';
import { SaveFailure, SaveForm } from './SaveForm';
import { TrailerCard } from './TrailerCard';

interface PicturesProps {
  readonly pictures: PicturesViewModel;
}

/** Message about places that another member has changed. */
const Conflicts = observer(function Conflicts({ pictures }: PicturesProps) {
  const { conflicts } = pictures.edit;
  if (conflicts === undefined) return null;
  return (
    <Card role="alert">
      <h2>Another member has saved in the meantime</h2>
      <p>
        {conflicts.length === 0
          ? 'You have changed different pictures. Your changes are kept: save again.'
          : `Your changes are kept. Saving again replaces those of the other member: ${conflicts.map((place) => placeTitles[place]).join(', ')}.`}
      </p>
    </Card>
  );
});

/** Previews of card and page with the chosen pictures. Their links lead nowhere. */
const Previews = observer(function Previews({ pictures }: PicturesProps) {
  const { page, form } = pictures.edit;
  if (page === undefined || form === undefined) return null;
  return (
    <Beside>
      <CardPreview card={picturedCard(page.card, form)} />
      <Section aria-labelledby="page-preview">
        <h2 id="page-preview">Preview of the page</h2>
        <Card inert>
          <Portfolio
            title={page.title}
            pictures={portfolioEntries({ ...form, hero: picturedCard(page.card, form).hero })}
          />
        </Card>
      </Section>
    </Beside>
  );
});

const PicturesScreen = observer(function PicturesScreen({ services, game, draft }: GameFormScreenProps) {
  const { slug: developer, role } = useDeveloper();
  const pictures = useScreen(() => services.createPictures(developer, game));
  const mayPublish = mayAct(role, 'builds.publish');
  const { page, refusal, save, discard } = pictures.edit;
  return (
    <GameFormFrame
      game={game}
      draft={draft}
      edit={pictures.edit}
      heading="Pictures"
      note={
        <>
          Players see these pictures after the release of the draft. A new build of the draft does not replace pictures
          that you have changed here.
        </>
      }
    >
      {page === undefined ? null : (
        <Columns>
          <SaveForm onSave={save}>
            <WholeForm disabled={!mayPublish}>
              {picturePlaces.map((place) => (
                <PicturePlaceCard key={place} pictures={pictures} place={place} />
              ))}
              <TrailerCard pictures={pictures} />
            </WholeForm>
            <VisuallyHidden role="status">{pictures.news}</VisuallyHidden>
            <Conflicts pictures={pictures} />
            <SaveFailure failure={refusal} />
            <FormBar
              form={pictures.edit}
              changed={pictures.changed.map((place) => placeTitles[place])}
              mayPublish={mayPublish}
              onDiscard={discard}
            />
          </SaveForm>
          <Previews pictures={pictures} />
        </Columns>
      )}
    </GameFormFrame>
  );
});

/** Pictures of a draft. */
export const [, draftPicturesPage] = gameFormPages(PicturesScreen);
