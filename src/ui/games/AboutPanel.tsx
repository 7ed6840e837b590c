import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { activeBuilds } from '../../domain/games/build-version';
import type { Game, Build } from '../../domain/games/game';
import { DateText } from '../shared/DateText';
import { hairlineFrame } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { SidePanel } from './SidePanel';
import { ageLabel, comfortLabels } from './capability-labels';
import { genreAddress } from './index-address';
import { portfolioEntries } from './portfolio.machine';

interface VersionSelectProps {
  /** Active builds. */
  readonly builds: readonly Build[];
  readonly version: string;
  readonly onChoose: (version: string) => void;
}

/** A select for the playable versions (spec 2 §2). */
const VersionSelect = observer(function VersionSelect({ builds, version, onChoose }: VersionSelectProps) {
  if (builds.length < 2) return <span>{version}</span>;
  return (
    <Select
      aria-label="Version"
      value={version}
      onChange={(event) => {
        onChoose(event.target.value);
      }}
    >
      {builds.map((build) => (
        <option key={build.version} value={build.version}>
          {build.version}
        </option>
      ))}
    </Select>
  );
});

const Select = styled.select`
  min-height: ${theme.target};
  padding-inline: ${space(3)};
  border: 0;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  ${hairlineFrame}
  font-variant-numeric: tabular-nums;
`;

export interface AboutPanelProps {
  readonly game: Game;
  readonly version: string | undefined;
  readonly onVersion: (version: string) => void;
}

/** Category, dates, version and a link to the pictures of a game (spec 2 §2). */
export const AboutPanel = observer(function AboutPanel({ game, version, onVersion }: AboutPanelProps) {
  const { genre, category } = game;
  const { search } = useLocation();
  const pictures = portfolioEntries(game).length;
  const network = game.builds.find((build) => build.version === version)?.network ?? [];
  return (
    <SidePanel title="About">
      <Facts>
        <Fact>
          <dt>Category</dt>
          <dd>
            <Filed to={genreAddress(genre.slug, category.slug)}>
              {genre.title} · {category.title}
            </Filed>
          </dd>
        </Fact>
        <Fact>
          <dt>Released</dt>
          <dd>
            <DateText date={game.released} />
          </dd>
        </Fact>
        <Fact>
          <dt>Last updated</dt>
          <dd>
            <DateText date={game.updated} />
          </dd>
        </Fact>
        {version === undefined ? null : (
          <Fact>
            <dt>Version</dt>
            <dd>
              <VersionSelect builds={activeBuilds(game)} version={version} onChoose={onVersion} />
            </dd>
          </Fact>
        )}
        {game.notes?.[0] === undefined ? null : (
          <Fact>
            <dt>What’s new</dt>
            <dd>
              <Filed to={{ search, hash: 'whats-new' }}>In version {game.notes[0].version}</Filed>
            </dd>
          </Fact>
        )}
        {pictures === 0 ? null : (
          <Fact>
            <dt>Trailer &amp; Screenshots</dt>
            <dd>
              <Filed to={{ search, hash: 'portfolio' }} aria-label={`See all ${pictures}, Trailer & Screenshots`}>
                See all {pictures}
              </Filed>
            </dd>
          </Fact>
        )}
        {game.ageRating === undefined ? null : (
          <Fact>
            <dt>Age rating</dt>
            <dd>{ageLabel(game.ageRating)}</dd>
          </Fact>
        )}
        {game.comfort === undefined ? null : (
          <Fact>
            <dt>Comfort in VR</dt>
            <dd>{comfortLabels[game.comfort]}</dd>
          </Fact>
        )}
        {network.length === 0 ? null : (
          <Fact>
            <dt>Connects to</dt>
            <dd>{network.includes('*') ? 'any website' : network.join(', ')}</dd>
          </Fact>
        )}
      </Facts>
    </SidePanel>
  );
});

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  font-size: ${theme.size.sm};
`;

/* With a large font, the value moves to a line of its own instead of breaking within a word. */
const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space(4)};
  dt {
    color: ${theme.colour.textSoft};
  }
  dd {
    display: grid;
    align-items: center;
    justify-items: end;
    min-width: 0;
    min-height: ${theme.target};
    margin: 0 0 0 auto;
    text-align: right;
    overflow-wrap: anywhere;
  }
  time {
    white-space: normal;
  }
`;

const Filed = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  font-weight: 500;
  color: ${theme.colour.cyan};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
