import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ToastDraft } from '../../domain/notices/toast';
import { toToast } from '../../domain/notices/toast';
import type { AppServices } from '../app/app-services';
import type { RouteHandle } from '../app/page-head';
import { ArticleCardLink } from '../content/ArticleCardLink';
import { ErrorScene } from '../errors/ErrorScene';
import { errorStatuses } from '../errors/error-page.machine';
import { pageFailure } from '../errors/page-failure';
import { shownError } from '../errors/shown-error';
import { GameCardLink } from '../games/GameCardLink';
import { InboxSkeleton } from '../inbox/InboxSkeleton';
import { ToastCard } from '../notices/ToastCard';
import type { OverlaysViewModel } from '../notices/overlays.view-model';
import { homeTexts } from '../notices/texts/common.texts';
import type { ToastsViewModel } from '../notices/toasts.view-model';
import { ButtonLink } from '../shared/ButtonLink';
import { Container } from '../shared/Container';
import { EmptyState } from '../shared/EmptyState';
import { Picture } from '../shared/Picture';
import type { PictureKind } from '../shared/picture-kind';
import { space, theme } from '../theme/theme';
import { KitButtons } from './KitButtons';
import { KitDialogs } from './KitDialogs';
import { KitFeedback } from './KitFeedback';
import { KitMarks } from './KitMarks';
import { KitSection } from './KitSection';
import { samplePicture, sampleArticles, sampleGames } from './kit-samples';
import { Caption, Card, Grid, Note } from './kit.styles';

const DRAFTS: readonly ToastDraft[] = [
  { kind: 'info', title: 'New Tab', body: 'A new tab was opened. Please complete your login there.' },
  { kind: 'success', title: 'Welcome Back!', body: 'You are now successfully logged in as nova.' },
  { kind: 'warning', title: 'Almost full', body: 'You have used 4 of 5 save slots.' },
  { kind: 'danger', title: 'Oops!', body: 'The login or password you entered is incorrect.' },
  { kind: 'info', title: 'Cannot be dismissed', body: 'This closes on its own.', dismissible: false },
  { kind: 'achievement', title: 'First Light', body: 'Release your first lantern.' },
  { kind: 'achievement', title: 'Sky River', body: 'Fifty lanterns at once.', offersSignIn: true },
];

/** Toasts of each kind, without their timeout. */
const KitToasts = observer(function KitToasts({ toasts }: { readonly toasts: ToastsViewModel }) {
  return (
    <KitSection id="toasts" title="Toasts">
      <Grid $least={300}>
        {DRAFTS.map((draft) => (
          <ToastCard
            key={draft.title}
            live={{ toast: toToast(`kit ${draft.title}`, draft), phase: 'shown', remaining: 0, held: true }}
            toasts={toasts}
          />
        ))}
      </Grid>
    </KitSection>
  );
});

/** Cards of games and articles. */
const KitCards = observer(function KitCards() {
  const [first] = sampleGames;
  return (
    <KitSection id="cards" title="Cards">
      <Grid $least={260}>
        {sampleGames.map((game) => (
          <GameCardLink key={game.slug} game={game} />
        ))}
      </Grid>
      <Note>A feature, and a row.</Note>
      {first === undefined ? null : (
        <Grid $least={420}>
          <GameCardLink game={first} size="feature" />
          <GameCardLink game={first} size="row" />
        </Grid>
      )}
      <Note>Articles.</Note>
      <Grid $least={300}>
        {sampleArticles.map((article) => (
          <ArticleCardLink key={article.slug} article={article} />
        ))}
      </Grid>
    </KitSection>
  );
});

const KINDS: readonly PictureKind[] = ['game', 'genre', 'developer', 'announcement', 'blog', 'avatar', 'item'];

/** Picture, and the placeholder of each kind. */
const KitPictures = observer(function KitPictures() {
  return (
    <KitSection id="pictures" title="Pictures">
      <Grid $least={180}>
        <div>
          <Picture kind="game" picture={samplePicture} alt="Hills before a setting sun" sizes="180px" />
          <Caption>a picture</Caption>
        </div>
        {KINDS.map((kind) => (
          <div key={kind}>
            <Picture kind={kind} picture={undefined} alt={`No ${kind} picture`} />
            <Caption>{kind}, missing</Caption>
          </div>
        ))}
      </Grid>
    </KitSection>
  );
});

/** Empty states and skeletons. */
const KitWaiting = observer(function KitWaiting() {
  return (
    <KitSection id="waiting" title="Nothing here">
      <Grid $least={360}>
        <div>
          <Card>
            <InboxSkeleton />
          </Card>
          <Caption>a dropdown while loading</Caption>
        </div>
        <EmptyState icon="gamepad" text={homeTexts['no-games'].body} />
        <EmptyState icon="search" title="No games match" text="Try fewer filters or another word.">
          <ButtonLink to="/arcade/games">All games</ButtonLink>
        </EmptyState>
      </Grid>
    </KitSection>
  );
});

const FAILURES = [
  ...errorStatuses.map((status) => ({ pageFailure: true, status, message: '' }) as const),
  { pageFailure: true, status: 429, message: 'Too many requests. Please try again later.' } as const,
  pageFailure({ kind: 'network' }),
];

/** All error pages. */
const KitErrors = observer(function KitErrors() {
  return (
    <KitSection id="errors" title="Error pages">
      {FAILURES.map((failure) => {
        const error = shownError(failure);
        return <ErrorScene key={error.title + error.text} error={error} />;
      })}
    </KitSection>
  );
});

interface KitPageProps {
  readonly toasts: ToastsViewModel;
  readonly overlays: OverlaysViewModel;
}

/** Every component in every state, for developers of the portal. */
const KitPage = observer(function KitPage({ toasts, overlays }: KitPageProps) {
  return (
    <Page>
      <h1>Kit</h1>
      <Lead>Every component in every state, with sample data.</Lead>
      <KitButtons />
      <KitMarks />
      <KitCards />
      <KitPictures />
      <KitWaiting />
      <KitToasts toasts={toasts} />
      <KitDialogs overlays={overlays} />
      <KitFeedback overlays={overlays} />
      <KitErrors />
    </Page>
  );
});

const Page = styled(Container)`
  padding-block: ${space(8)};
  & > h1 {
    font-size: ${theme.size.xxl};
  }
`;

const Lead = styled.p`
  margin-top: ${space(2)};
  color: ${theme.colour.textSoft};
`;

const head: RouteHandle = {
  head: (_data, path) => ({ title: 'Kit', description: 'Every component in every state.', path, noIndex: true }),
};

/** Creates the route of the kit page. Production builds have no kit page. */
export function kitRoute({ toasts, overlays }: Pick<AppServices, 'toasts' | 'overlays'>) {
  return { element: <KitPage toasts={toasts} overlays={overlays} />, handle: head } satisfies RouteObject;
}
