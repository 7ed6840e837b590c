import { observer } from 'mobx-react-lite';
import { useNavigate, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { changeGameQuery, gameQueryNames, gameQueryParameters } from '../../domain/games/game-query';
import { Button } from '../shared/Button';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { askedOf, INDEX, indexAddress } from './index-address';

export interface ExperiencesToggleProps {
  readonly query: URLSearchParams;
}

/** Whether experiences are in the list; without script it is a form with a button. */
export const ExperiencesToggle = observer(function ExperiencesToggle({ query }: ExperiencesToggleProps) {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  // While the list is on its way the box already shows what was asked for.
  const shown = next?.pathname === INDEX ? new URLSearchParams(next.search) : query;
  const kept = gameQueryParameters(changeGameQuery(askedOf(query), { includeExperience: false }));
  return (
    <Form action={INDEX}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Label>
        <input
          type="checkbox"
          name={gameQueryNames.includeExperience}
          value="true"
          checked={askedOf(shown).includeExperience}
          onChange={(event) => {
            const includeExperience = event.target.checked;
            void navigate(indexAddress(query, { includeExperience }), { preventScrollReset: true });
          }}
        />
        Include Experiences
      </Label>
      <noscript>
        <Button type="submit">Apply</Button>
      </noscript>
    </Form>
  );
});

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-inline-start: auto;
`;

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${theme.target};
  padding-inline: ${space(2)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  cursor: pointer;
  &:hover,
  &:has(:checked) {
    color: ${theme.colour.text};
  }
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${theme.colour.cyan};
    cursor: inherit;
  }
`;
