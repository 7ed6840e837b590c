import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { SearchType, SearchTypes } from '../../domain/search/search-types';
import { SEARCH_TYPES } from '../../domain/search/search-types';
import { Icon } from '../shared/Icon';
import { focusRing } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { searchTypeLabels } from './search.texts';

export interface TypeTogglesProps {
  readonly types: SearchTypes;
  readonly onToggle: (type: SearchType) => void;
}

/** Checkboxes for the types to search, named like the query parameters of the results page. */
export const TypeToggles = observer(function TypeToggles({ types, onToggle }: TypeTogglesProps) {
  return (
    <Group>
      <legend>Search in</legend>
      {SEARCH_TYPES.map((type) => (
        <Toggle key={type}>
          <input
            type="checkbox"
            name={type}
            value="true"
            checked={types[type]}
            onChange={() => {
              onToggle(type);
            }}
          />
          <Icon name="check" size={16} colour="currentColor" />
          {searchTypeLabels[type]}
        </Toggle>
      ))}
    </Group>
  );
});

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    float: left;
    width: 100%;
    padding: 0;
    font-size: ${theme.size.xs};
    color: ${theme.colour.textSoft};
  }
`;

const Toggle = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${theme.target};
  padding-inline: ${space(4)};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.sm};
  font-weight: 600;
  color: ${theme.colour.textSoft};
  box-shadow: ${theme.hairlineShadow};
  cursor: pointer;
  svg {
    display: none;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:hover {
    color: ${theme.colour.text};
  }
  &:has(:checked) {
    color: ${theme.colour.text};
    background: ${theme.colour.raised};
    box-shadow: inset 0 0 0 1px ${theme.colour.cyan};
    svg {
      display: block;
    }
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  @media ${theme.media.forcedColours} {
    border: 1px solid ButtonText;
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;
