import { brand } from '../../../src/domain/shared/brand';
import { escapeHtml } from '../../../src/domain/shared/escape-html';
import { plainPage } from '../../platform/rendering/plain-page';
import { PEOPLE, typedId } from './people';

/** Choice on the consent page: a person, cancel, or a provider failure. */
export type Choice = { readonly kind: 'person'; readonly id: string } | { readonly kind: 'cancel' | 'failure' };

interface Question {
  /** Name of the simulated provider. */
  readonly provider: string;
  /** URL that receives the choice. */
  readonly action: string;
  readonly nonce: string;
}

const choice = ({ id, name, note, email }: (typeof PEOPLE)[number]): string =>
  `<li><button name="person" value="${id}">${escapeHtml(name)}<small>${escapeHtml([email, note].filter(Boolean).join(' · '))}</small></button></li>`;

/** Renders the page to choose a person. The page works without script. */
export function consentPage({ provider, action, nonce }: Question): string {
  const form = `<form method="post" action="${escapeHtml(action)}">`;
  return plainPage({
    title: `Log in with ${provider}`,
    nonce,
    body: `<p>This page replaces ${escapeHtml(provider)} while ${brand.siteName} runs on your own machine. No data leaves it. Choose a person:</p>
${form}<ul>${PEOPLE.map(choice).join('')}</ul></form>
<hr>
${form}<label for="name">Or enter a name</label><input id="name" name="name" maxlength="40" autocomplete="off" required pattern=".*[A-Za-z0-9].*" title="A name with a letter or a digit in it">
<button class="main">Continue with this name</button></form>
${form}<button class="quiet" name="person" value="cancel">Cancel</button><button class="quiet" name="person" value="failure">Let ${escapeHtml(provider)} fail</button></form>`,
  });
}

/** Parses the submitted choice; undefined without a choice. */
export function readChoice(form: URLSearchParams): Choice | undefined {
  const person = form.get('person');
  if (person === 'cancel' || person === 'failure') return { kind: person };
  const id = PEOPLE.find((known) => known.id === person)?.id ?? typedId(form.get('name') ?? '');
  return id === undefined ? undefined : { kind: 'person', id };
}
