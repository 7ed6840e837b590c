import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { useLoaderData, NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import type { LegalPage as LegalPageData } from '../../domain/content/legal-page';
import { brand } from '../../domain/shared/brand';
import { calendarDate } from '../../domain/shared/written-date';
import type { RouteHandle } from '../app/page-head';
import { HelpTrail } from '../help/HelpTrail';
import { helpAddress } from '../help/help-address';
import { HELP_TITLE } from '../help/help.texts';
import { Container } from '../shared/Container';
import { space, theme } from '../theme/theme';
import { RichText } from './RichText';
import { LegalLinks } from './LegalLinks';
import { sideEntryStyles } from './side-entry.styles';

const legalHead: RouteHandle = {
  head: (data, path) => {
    const { title } = data as LegalPageData;
    const description = `${title} of ${brand.siteName}, published by ${brand.company}.`;
    return { title, description, path, trail: [{ name: HELP_TITLE, path: helpAddress('index') }] };
  },
};

/** Links to all legal pages, with the current one marked. */
const LegalList = observer(function LegalList() {
  return (
    <Side aria-label="Legal pages">
      <LegalLinks entry={Entry} />
    </Side>
  );
});

const Side = styled.nav`
  @media ${theme.from.wide} {
    position: sticky;
    top: ${space(22)};
    align-self: start;
  }
`;

const Entry = styled(NavLink)`
  ${sideEntryStyles}
  min-height: 48px;
  padding-inline: ${space(4)};
`;

/** A legal page with links to the others. */
const LegalPage = observer(function LegalPage() {
  const { title, updated, body } = useLoaderData<LegalPageData>();
  return (
    <Layout>
      <article>
        <HelpTrail />
        <Title>{title}</Title>
        <Updated>
          Last updated <time dateTime={updated}>{calendarDate(updated)}</time>
        </Updated>
        <RichText html={body} />
      </article>
      <LegalList />
    </Layout>
  );
});

const Layout = styled(Container)`
  display: grid;
  gap: ${space(12)};
  padding-top: ${space(6)};
  @media ${theme.from.wide} {
    grid-template-columns: minmax(0, 45rem) 280px;
    padding-top: ${space(10)};
  }
`;

const Title = styled.h1`
  font-size: clamp(2rem, 4vw, ${theme.size.xxl});
`;

const Updated = styled.p`
  margin: ${space(3)} 0 ${space(10)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;

/** Lazily loaded part of the legal page's route. */
export const legalRoute = { Component: LegalPage, handle: legalHead } satisfies RouteObject;
