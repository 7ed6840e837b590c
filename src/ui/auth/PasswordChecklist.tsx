import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { PasswordProblem } from '../../domain/auth/password-policy';
import { PASSWORD_MAX, PASSWORD_MIN, passwordProblems } from '../../domain/auth/password-policy';
import { Icon } from '../shared/Icon';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space, theme } from '../theme/theme';

const REQUIREMENTS: Readonly<Record<PasswordProblem, string>> = {
  'too-short': `${String(PASSWORD_MIN)}+ characters`,
  'too-long': `At most ${String(PASSWORD_MAX)} characters`,
  'no-letter': 'A letter (a-z, A-Z)',
  'no-digit': 'A digit',
  'no-special': 'A special character',
};
const ALWAYS: readonly PasswordProblem[] = ['too-short', 'no-letter', 'no-digit', 'no-special'];

/** The password requirements, checked off while the player types (spec 1 §5). */
export const PasswordChecklist = observer(function PasswordChecklist({ password }: { readonly password: string }) {
  const problems = passwordProblems(password);
  const listed = problems.includes('too-long') ? [...ALWAYS, 'too-long' as const] : ALWAYS;
  return (
    <List aria-label="Password requirements">
      {listed.map((demand) => {
        const met = !problems.includes(demand);
        return (
          <Demand key={demand} $met={met}>
            <Icon name={met ? 'check' : 'minus'} size={16} colour={met ? theme.colour.success : 'currentColor'} />
            {REQUIREMENTS[demand]}
            <VisuallyHidden>{met ? ': done' : ': missing'}</VisuallyHidden>
          </Demand>
        );
      })}
    </List>
  );
});

const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)} ${space(3)};
  font-size: ${theme.size.sm};
`;

const Demand = styled.li<{ readonly $met: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  svg {
    flex: none;
  }
  color: ${({ $met }) => ($met ? theme.colour.text : theme.colour.textSoft)};
`;
