import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '../shared/Icon';
import { space, theme } from '../theme/theme';
import type { HouseLineText } from './house-lines';

export interface HouseLineProps {
  readonly line: HouseLineText;
}

/** The portal's own quiet line in a place for ads: the whole of it is one link. */
export const HouseLine = observer(function HouseLine({ line }: HouseLineProps) {
  return (
    <Whole to={line.to}>
      <span>{line.text}</span>
      <More>
        {line.link}
        <Icon name="chevron-right" size={16} />
      </More>
    </Whole>
  );
});

const Whole = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  height: 100%;
  padding-inline: ${space(5)};
  font-size: ${theme.size.sm};
  line-height: 1.35;
  color: ${theme.colour.textSoft};
  &:focus-visible {
    border-radius: ${theme.radius.card};
    outline-offset: -3px;
  }
`;

const More = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  font-weight: 600;
  color: ${theme.colour.text};
  ${Whole}:hover & {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
