import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DeveloperPage as DeveloperPageData } from '../../domain/developers/developer';
import { FollowBar } from '../community/FollowBar';
import type { MarkServices } from '../community/mark-services';
import { RichText } from '../content/RichText';
import { Container } from '../shared/Container';
import { space } from '../theme/space';
import { bannerPicture } from './banner-picture';
import { DeveloperBanner } from './DeveloperBanner';
import { DeveloperGames } from './DeveloperGames';
import { DeveloperNews } from './DeveloperNews';

export interface DeveloperPageProps {
  readonly createFollow: MarkServices['followDeveloper'];
}

/** A studio: who it is, what it announces and what it has made; further pages show its games alone. */
export const DeveloperPage = observer(function DeveloperPage({ createFollow }: DeveloperPageProps) {
  const { developer, followers, games, pagination, announcements } = useLoaderData<DeveloperPageData>();
  const first = pagination.current === 1;
  const news = <DeveloperNews developer={developer.slug} announcements={announcements} />;
  return (
    <>
      <DeveloperBanner developer={developer} picture={bannerPicture(games, announcements)}>
        <FollowBar
          name={developer.name}
          now={{ count: followers, mine: false }}
          createFollow={() => createFollow(developer.slug, followers)}
        />
      </DeveloperBanner>
      <Body>
        {first && developer.about !== '' ? (
          <Columns>
            <RichText html={developer.about} />
            {news}
          </Columns>
        ) : null}
        <DeveloperGames games={games} pagination={pagination} />
        {first && developer.about === '' ? news : null}
      </Body>
    </>
  );
});

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};
  padding-block: ${space(6)} ${space(16)};
`;

const Columns = styled.div`
  /* One below the other as soon as their words, however large, have no room beside each other. */
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(10)} ${space(14)};
  & > * {
    flex: 5 1 min(100%, 22rem);
    min-width: 0;
  }
  & > :first-child {
    flex: 7 1 min(100%, 34rem);
  }
`;
