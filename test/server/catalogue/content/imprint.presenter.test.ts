import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { presentPublisher } from '../../../../server/catalogue/content/content.routes';
import type { Operator } from '../../../../server/platform/config/config';

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const nobody: Operator = { name: undefined, address: [], details: [], contact: undefined };
const present = (operator: Partial<Operator> = {}) =>
  presentPublisher({ host: 'arcade.example', operator: { ...nobody, ...operator } });
const words = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('presentPublisher', () => {
  test('shows only the host and names the missing details if the operator has configured nothing', () => {
    expect(words(present())).toBe(
      ' Publisher This is Holocade at arcade.example. ' +
        'The operator of this site has published no name, no postal address and no email address. ' +
        'Contact Give Feedback, at the foot of every page, reaches the operator without an email program. ',
    );
  });

  test('shows all configured details of the operator', () => {
    const html = present({
      name: 'Example Arcade Ltd',
      address: ['1 Example Street', '12345 Exampletown'],
      details: ['Represented by Jane Example'],
      contact: 'hello@arcade.example',
    });
    expect(words(html)).toContain(
      'Holocade at arcade.example is run by: Example Arcade Ltd 1 Example Street 12345 Exampletown Represented by Jane Example Contact',
    );
    expect(html).toContain('href="mailto:hello@arcade.example"');
    expect(html).not.toContain('has published no');
  });

  test('names each missing detail', () => {
    expect(words(present({ name: 'Jane', contact: 'j@a.example' }))).toContain('has published no postal address.');
    expect(words(present({ address: ['1 Example Street'] }))).toContain('has published no name and no email address.');
  });

  property.prop([fc.stringMatching(/^[!-~]([ -~]{0,40}[!-~])?$/)])('always shows the name literally', (name) => {
    const html = present({ name });
    expect(words(html).replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)).toContain(
      name.replaceAll(/ +/g, ' '),
    );
    expect(html).not.toMatch(/<(script|img|h1|ul|ol|em|strong|code)/);
  });
});
