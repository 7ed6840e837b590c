import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import type { ArticlePage as ArticlePageData } from '../../domain/content/article';
import { Chip } from '../shared/Chip';
import { Picture } from '../shared/Picture';
import { ArticleByline } from './ArticleByline';
import { Backdrop, Column, Hero, Lead, Tags, Title } from './article-look';
import { RelatedArticles } from './RelatedArticles';
import { RichText } from './RichText';

/** An article with its picture, its author, its text, and what to read next. */
export const ArticlePage = observer(function ArticlePage() {
  const { article, related } = useLoaderData<ArticlePageData>();
  return (
    <>
      <article aria-labelledby="article-title">
        <Backdrop>
          <Hero>
            <Picture kind="blog" picture={article.hero} alt="" sizes="(min-width: 1160px) 1080px, 100vw" priority />
          </Hero>
        </Backdrop>
        <Column>
          <Title id="article-title">{article.title}</Title>
          <Lead>{article.excerpt}</Lead>
          <ArticleByline article={article} />
          <RichText html={article.body} />
          {article.tags.length === 0 ? null : (
            <Tags aria-label="Tags">
              {article.tags.map(({ slug, title }) => (
                <li key={slug}>
                  <Chip>{title}</Chip>
                </li>
              ))}
            </Tags>
          )}
        </Column>
      </article>
      <RelatedArticles articles={related} />
    </>
  );
});
