import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DeveloperPage as DeveloperPageData } from '../../domain/developers/developer';
import { RichText } from '../content/RichText';
import { Container } from '../shared/Container';
import { space } from '../theme/space';
import { bannerPicture } from './banner-picture';
import { DeveloperBanner } from './DeveloperBanner';
import { DeveloperGames } from './DeveloperGames';
import { DeveloperNews } from './DeveloperNews';

/** A studio: who it is, what it announces and what it has made; further pages show its games alone. */
export const DeveloperPage = observer(function DeveloperPage() {
  const { developer, games, pagination, announcements } = useLoaderData<DeveloperPageData>();
  const tells = pagination.current === 1 && (developer.about !== '' || announcements.length > 0);
  return (
    <>
      <DeveloperBanner developer={developer} picture={bannerPicture(games, announcements)} />
      <Body>
        {tells ? (
          <Columns>
            {developer.about === '' ? null : <RichText html={developer.about} />}
            <DeveloperNews developer={developer.slug} announcements={announcements} />
          </Columns>
        ) : null}
        <DeveloperGames games={games} pagination={pagination} />
      </Body>
    </>
  );
});

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(14)};
  padding-block: ${space(8)} ${space(16)};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)} ${space(14)};
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
`;
