import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { ReleaseNotes } from '../../domain/games/game';
import { RichText } from '../content/RichText';
import { DateText } from '../shared/DateText';
import { space, theme } from '../theme/theme';

/** Release notes of a game, newest first; those of earlier versions are collapsed. */
export const WhatsNew = observer(function WhatsNew({ notes }: { readonly notes: readonly ReleaseNotes[] }) {
  const [newest, ...earlier] = notes;
  if (newest === undefined) return null;
  return (
    <Notes aria-labelledby="whats-new">
      <h2 id="whats-new">What’s new in {newest.version}</h2>
      <RichText html={newest.html} />
      {earlier.map(({ version, date, html }) => (
        <details key={version}>
          <summary>
            {version} · <DateText date={date} />
          </summary>
          <RichText html={html} />
        </details>
      ))}
    </Notes>
  );
});

const Notes = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  max-width: 72ch;
  & > h2 {
    font-size: min(${theme.size.xl}, 14vw);
  }
  & div h2 {
    font-size: ${theme.size.lg};
  }
  & div h3 {
    font-size: ${theme.size.md};
  }
  & > details {
    border-top: ${theme.hairline};
  }
  & summary {
    min-height: ${theme.target};
    align-content: center;
    color: ${theme.colour.textSoft};
    cursor: pointer;
  }
`;
