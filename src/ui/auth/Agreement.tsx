import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { impliedAgreements } from '../../domain/auth/agreements';
import { legalTitles } from '../content/legal-titles';
import { space, theme } from '../theme/theme';

/** Consent to the terms by signing up (spec 1 §5); links open in a new tab, so that typed values are kept. */
export function Agreement() {
  return (
    <Line>
      By signing up you agree to the{' '}
      {impliedAgreements.map((slug, index) => (
        <Fragment key={slug}>
          {index === 0 ? null : ' and '}
          <Link to={`/hc/legal/${slug}`} target="_blank">
            {legalTitles[slug]}
          </Link>
        </Fragment>
      ))}
      .
    </Line>
  );
}

const Line = styled.p`
  margin-top: ${space(4)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  a {
    color: ${theme.colour.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
