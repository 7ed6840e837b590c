import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { StatusProvider } from '../../domain/auth/social-provider';
import { Badge } from '../shared/Badge';
import { space } from '../theme/space';
import { SettingRow } from './SettingRow';

const NAMES: Readonly<Record<StatusProvider, string>> = { facebook: 'Facebook', google: 'Google', steam: 'Steam' };

/** The other accounts by which the player can sign in. */
export const ProvidersRow = observer(function ProvidersRow({
  providers,
}: {
  readonly providers: readonly StatusProvider[];
}) {
  return (
    <SettingRow icon="users" title="Connected accounts">
      {providers.length === 0 ? (
        'None yet.'
      ) : (
        <List>
          {providers.map((provider) => (
            <li key={provider}>
              <Badge icon="check">{NAMES[provider]}</Badge>
            </li>
          ))}
        </List>
      )}
    </SettingRow>
  );
});

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(1)};
`;
