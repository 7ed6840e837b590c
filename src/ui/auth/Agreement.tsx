import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

/** Consent to the terms by signing up (spec 1 §5); links open in a new tab, so that typed values are kept. */
export function Agreement() {
  return (
    <Line>
      By signing up you agree to the{' '}
      <Link to="/hc/legal/terms-of-service" target="_blank">
        Terms of Service
      </Link>{' '}
      and{' '}
      <Link to="/hc/legal/privacy-policy" target="_blank">
        Privacy Policy
      </Link>
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
