import { observer } from 'mobx-react-lite';
import { Link, useLoaderData, useLocation, Form } from 'react-router-dom';
import { styled } from 'styled-components';
import { helpAudiences } from '../../domain/help/help-audience';
import type { HelpQuestion } from '../../domain/help/help-question';
import { LegalLinks } from '../content/LegalLinks';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { Container } from '../shared/Container';
import { space, theme } from '../theme/theme';
import { FoundQuestions } from './FoundQuestions';
import { HelpLauncher } from './HelpLauncher';
import { SoonEntry } from './SoonEntry';
import { helpAddress, QUESTION_SEARCH, QUESTION_SEARCH_MAX } from './help-address';
import { searchField, searchRow } from './help.styles';
import { HELP_TITLE } from './help.texts';

/** Searches the questions of all audiences; works without JavaScript. */
const HelpSearch = observer(function HelpSearch({ asked }: { readonly asked: string }) {
  return (
    <Row role="search" aria-label="All questions" action={helpAddress('index')} preventScrollReset>
      <Input
        key={asked}
        type="search"
        name={QUESTION_SEARCH}
        defaultValue={asked}
        maxLength={QUESTION_SEARCH_MAX}
        dir="auto"
        aria-label="Search all questions"
        placeholder="Search all questions"
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" icon="search">
        Search
      </Button>
    </Row>
  );
});

const Row = styled(Form)`
  ${searchRow}
  max-width: 48rem;
`;

const Input = styled.input`
  ${searchField}
`;

/** The start page of the help centre (spec 2 §2). */
export const HelpIndexPage = observer(function HelpIndexPage() {
  const found = useLoaderData<readonly HelpQuestion[] | null>();
  const asked = new URLSearchParams(useLocation().search).get(QUESTION_SEARCH) ?? '';
  return (
    <Page>
      <header>
        <h1>{HELP_TITLE}</h1>
        <p>Find an answer, or ask us.</p>
      </header>
      <HelpSearch asked={asked} />
      {found === null ? null : <FoundQuestions questions={found} />}
      <section aria-labelledby="help-players">
        <h2 id="help-players">Players</h2>
        <Launchers>
          {helpAudiences.map((audience) => (
            <li key={audience}>
              <HelpLauncher audience={audience} />
            </li>
          ))}
        </Launchers>
      </section>
      <Rest>
        <section aria-labelledby="help-contact">
          <h2 id="help-contact">Contact</h2>
          <p>Can’t find an answer? Send us a message and we’ll reply by email.</p>
          <ButtonLink to={helpAddress('contact')} icon="mail">
            Contact us
          </ButtonLink>
        </section>
        <section aria-labelledby="help-developers">
          <h2 id="help-developers">Developers</h2>
          <p>Build and publish your own games.</p>
          <ul>
            <SoonEntry to="sdk-docs" title="SDK docs" />
            <SoonEntry to="developer-area" title="Developer area" />
          </ul>
        </section>
        <section aria-labelledby="help-legal">
          <h2 id="help-legal">Legal</h2>
          <LegalLinks entry={Entry} />
        </section>
      </Rest>
    </Page>
  );
});

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  padding-block: ${space(8)} ${space(16)};
  header > p {
    margin-top: ${space(2)};
    font-size: ${theme.size.lg};
    color: ${theme.colour.textSoft};
  }
  h1 {
    font-size: clamp(2rem, 4vw, ${theme.size.xxl});
  }
  h2 {
    margin-bottom: ${space(4)};
    font-size: ${theme.size.lg};
  }
`;

const Launchers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: ${space(5)};
`;

const Rest = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space(8)} ${space(12)};
  padding-top: ${space(10)};
  border-top: ${theme.hairline};
  p {
    margin-bottom: ${space(4)};
    max-width: 24rem;
    color: ${theme.colour.textSoft};
  }
  h2 {
    margin-bottom: ${space(2)};
  }
`;

const Entry = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  color: ${theme.colour.textSoft};
  &:hover {
    color: ${theme.colour.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
