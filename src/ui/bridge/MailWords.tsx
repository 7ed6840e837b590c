import { observer } from 'mobx-react-lite';
import type { PendingQuestion } from '../../application/bridge/pending-question';
import { Words } from './question.styles';

export interface MailWordsProps {
  readonly asked: PendingQuestion & { readonly kind: 'mail-subscription' };
}

/** What would be mailed, where to, and how that ends. */
export const MailWords = observer(function MailWords({ asked }: MailWordsProps) {
  const { sender, name, address } = asked;
  return (
    <>
      <Words>
        {sender === 'game' ? `News of the game ${name}` : `News of all games by ${name}`} would come to{' '}
        <strong>{address}</strong>. The sender does not learn the address.
      </Words>
      <Words>You can end it by the link in each mail, or in the game where it lets you.</Words>
    </>
  );
});
