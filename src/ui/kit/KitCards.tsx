import { observer } from 'mobx-react-lite';
import { ArticleCardLink } from '../content/ArticleCardLink';
import { GameCardLink } from '../games/GameCardLink';
import { Grid, Note } from './kit.styles';
import { sampleArticles, sampleGames } from './kit-samples';
import { KitSection } from './KitSection';

/** Games and articles as lists show them. */
export const KitCards = observer(function KitCards() {
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
