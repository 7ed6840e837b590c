// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { err } from '../../../src/domain/shared/result';
import { ContactPage } from '../../../src/ui/help/contact.page';
import { aRefusal } from '../../fakes/a-refusal';
import { aContactForm, aMessage } from './a-contact-form';

function open(fixture = aContactForm()) {
  render(
    <MemoryRouter>
      <ContactPage createContact={() => fixture.contact} />
    </MemoryRouter>,
  );
  return { ...fixture, user: userEvent.setup() };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Sen[dt]|^Not sent/ });

async function fillIn(user: ReturnType<typeof userEvent.setup>, form = aMessage) {
  await user.type(field('Subject'), form.subject);
  await user.type(field('Email'), form.email);
  await user.type(field('Message'), form.message);
}

afterEach(cleanup);

describe('ContactPage', () => {
  test('has three fields and enables Send once all are filled', async () => {
    const { user } = open();
    expect([field('Subject').type, field('Email').type, field('Message').type]).toEqual(['text', 'email', 'textarea']);
    expect(send().disabled).toBe(true);
    await user.type(field('Subject'), aMessage.subject);
    await user.type(field('Email'), aMessage.email);
    await user.type(field('Message'), '   ');
    expect(send().disabled).toBe(true);
    await user.type(field('Message'), 'x');
    expect(send().disabled).toBe(false);
  });

  test('focuses the ticket number after sending and offers a new message', async () => {
    const { user, sent } = open();
    await fillIn(user);
    await user.click(send());
    const title = await screen.findByRole('heading', { level: 2, name: 'Your ticket is TICKET42' });
    expect(document.activeElement).toBe(title);
    // The toast confirms the sending itself.
    expect(screen.queryByText('Message Sent')).toBeNull();
    expect(screen.getByText('ada@site.test')).toBeDefined();
    expect(sent).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Send another message' }));
    await waitFor(() => {
      expect(document.activeElement).toBe(field('Subject'));
    });
    expect(field('Email').value).toBe('ada@site.test');
  });

  test('shows the server’s error at its field and focuses it', async () => {
    const { user } = open(aContactForm(err(aRefusal({ fields: { email: ['Not this one.'] } }))));
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByText('Not this one.')).toBeDefined();
    expect(document.activeElement).toBe(field('Email'));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(field('Email').getAttribute('aria-describedby')).toContain(screen.getByText('Not this one.').id);
    expect(field('Message').value).toBe(aMessage.message);
  });

  test('reports a lost connection and keeps the message', async () => {
    const { user } = open(aContactForm(err({ kind: 'network' })));
    await fillIn(user);
    await user.click(send());
    expect((await screen.findByRole('alert')).textContent).toContain('A network error has occurred.');
    expect(field('Subject').value).toBe(aMessage.subject);
    expect(send().textContent).toBe('Not sent');
  });

  test('shows a counter near the limit and an error beyond it', () => {
    const { contact } = open();
    const counter = () =>
      document.getElementById(field('Message').getAttribute('aria-describedby')?.split(' ')[1] ?? '');
    act(() => {
      contact.type('message', 'x'.repeat(3999));
    });
    expect(counter()?.textContent).toBe('');
    act(() => {
      contact.type('message', 'x'.repeat(4000));
    });
    expect(counter()?.textContent).toBe('4000 / 5000 characters');
    act(() => {
      contact.type('message', 'x'.repeat(5001));
    });
    expect(screen.getByText('Please enter at most 5000 characters.')).toBeDefined();
    expect(field('Message').getAttribute('aria-invalid')).toBe('true');
  });

  test('keeps four times the limit of a text and reports the truncation', () => {
    const { contact } = open();
    fireEvent.change(field('Message'), { target: { value: 'x'.repeat(20_001) } });
    expect(contact.form.message).toHaveLength(20_000);
    expect(screen.getByText(/^Only the first 20000 characters were kept/)).toBeDefined();
    expect([field('Message').maxLength, field('Subject').maxLength]).toEqual([20_000, 600]);
    fireEvent.change(field('Message'), { target: { value: 'x'.repeat(19_999) } });
    expect(screen.queryByText(/^Only the first/)).toBeNull();
  });

  test('restores the draft of the tab except in fields typed since', () => {
    const fixture = aContactForm();
    fixture.drafts.kept = { ...aMessage, email: '' };
    fixture.contact.type('message', 'Already here');
    open(fixture);
    expect(fixture.contact.form).toEqual({ ...aMessage, email: '', message: 'Already here' });
    expect(field('Subject').value).toBe(aMessage.subject);
  });

  test('keeps text typed before hydration', () => {
    const fixture = aContactForm();
    const page = (
      <MemoryRouter>
        <ContactPage createContact={() => fixture.contact} />
      </MemoryRouter>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    const textarea = container.querySelector('textarea');
    if (textarea !== null) textarea.value = 'Already here';
    render(page, { container, hydrate: true });
    expect(fixture.contact.form.message).toBe('Already here');
  });

  test('is hidden without JavaScript, with an explanation', () => {
    const html = renderToString(
      <MemoryRouter>
        <ContactPage createContact={() => aContactForm().contact} />
      </MemoryRouter>,
    );
    expect(html).toMatch(/<form data-needs-script="" [^>]*method="post"/);
    expect(html).toMatch(/<noscript>.*This form needs JavaScript.*<\/noscript>/);
    expect(html).toMatch(/<button[^>]* disabled=""[^>]*>Send</);
  });
});
