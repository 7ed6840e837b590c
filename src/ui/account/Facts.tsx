import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Blank } from '../shared/Blank';
import { space, theme } from '../theme/theme';
import { panel } from './account.styles';

export interface FactsProps {
  /** Undefined while loading. */
  readonly facts: readonly (readonly [title: string, value: string])[] | undefined;
}

const THREE = ['48px', '56px', '40px'];

/** A row of labelled numbers; the space is reserved while they load. */
export const Facts = observer(function Facts({ facts }: FactsProps) {
  if (facts === undefined)
    return (
      <Row as="div" aria-hidden="true">
        {THREE.map((width) => (
          <div key={width}>
            <Blank $width={width} />
            <Blank $width="72px" $height="20px" />
          </div>
        ))}
      </Row>
    );
  return (
    <Row>
      {facts.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Row>
  );
});

const Row = styled.dl`
  ${panel}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(88px, 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: ${space(4)} ${space(6)};
  & > div {
    min-height: 48px;
  }
  dt {
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
  dd {
    margin: 0;
    font: 600 ${theme.size.lg} / 1.3 ${theme.font.heading};
    font-variant-numeric: tabular-nums;
  }
  @media ${theme.below.compact} {
    padding-inline: ${space(4)};
  }
`;
