import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '../shared/Icon';
import { space, theme } from '../theme/theme';
import type { HouseAdText } from './house-ads';

export interface HouseAdProps {
  readonly line: HouseAdText;
}

/** An ad for the portal itself, entirely one link. */
export const HouseAd = observer(function HouseAd({ line }: HouseAdProps) {
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
