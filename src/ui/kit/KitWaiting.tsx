import { observer } from 'mobx-react-lite';
import { InboxSkeleton } from '../inbox/InboxSkeleton';
import { homeTexts } from '../notices/texts/home.texts';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { Caption, Card, Grid } from './kit.styles';
import { KitSection } from './KitSection';

/** What stands where nothing is, or is not yet. */
export const KitWaiting = observer(function KitWaiting() {
  return (
    <KitSection id="waiting" title="Nothing here">
      <Grid $least={360}>
        <div>
          <Card>
            <InboxSkeleton />
          </Card>
          <Caption>a dropdown whose rows have not come yet</Caption>
        </div>
        <EmptyState text={homeTexts['no-games'].body} />
        <EmptyState title="No games match" text="Try fewer filters, or another word.">
          <ButtonLink to="/arcade/games">All games</ButtonLink>
        </EmptyState>
      </Grid>
    </KitSection>
  );
});
