import { describe, expect, test } from 'vitest';
import { htmlOf, inviteMail, userMail } from './mail-templates.ts';

const words = {
  name: 'Robin',
  inviter: 'Jonah Adler',
  provider: 'Maison Verdier',
  siteUrl: 'https://vse.example/',
  email: 'robin+quiz@example.com',
  code: 'AB2C3D',
  expiresDate: '2027-02-19T21:10:23.000Z',
};

describe('the mail of an invite', () => {
  const { plainText } = inviteMail(words);

  test('holds the site’s /invite link and the code', () => {
    expect(plainText).toContain(
      'https://vse.example/invite?email=robin%2Bquiz%40example.com&code=AB2C3D\n',
    );
    expect(plainText).toContain('your invite code is AB2C3D.');
  });

  test('says until when the invitation is valid, the date written out', () => {
    expect(plainText).toContain('valid until February 19, 2027.');
  });

  test.each([
    [{}, 'Jonah Adler invites you on behalf of Maison Verdier to a short quiz'],
    [{ inviter: undefined }, '\n\nMaison Verdier invites you to a short quiz'],
    [{ provider: undefined }, '\n\nJonah Adler invites you to a short quiz'],
    [{ inviter: undefined, provider: undefined }, '\n\nYou are invited to a short quiz'],
  ])('names who invites, as far as they are known: %j', (change, expected) => {
    expect(inviteMail({ ...words, ...change }).plainText).toContain(expected);
  });

  test('keeps every name in its line and its HTML form free of what is markup in a name', () => {
    const name = '<script>alert("1")</script>\n\nYour bank asks:';
    const mail = inviteMail({ ...words, name, inviter: name, provider: name });
    expect(mail.plainText.split('\n')).toHaveLength(plainText.split('\n').length);
    const html = htmlOf(mail.plainText);
    expect(html).not.toContain('<script');
    expect(html.split('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;')).toHaveLength(4);
  });
});

test('the HTML form says the same in paragraphs, with links that can be followed', () => {
  const html = htmlOf(inviteMail(words).plainText);
  expect(html).toContain(
    '<a href="https://vse.example/invite?email=robin%2Bquiz%40example.com&#38;code=AB2C3D"',
  );
  expect(html).toContain('valid until February 19, 2027.</p>');
  expect(html).toContain('<p>Jonah Adler invites you on behalf of Maison Verdier');
});

describe('the mail of a user', () => {
  const text = (redeemUrl?: string) =>
    userMail({ firstName: 'Noor\n', siteUrl: 'https://vse.example', redeemUrl }).plainText;

  test('leads to the sign-in', () => {
    expect(text()).toContain('Hello Noor,\n\n');
    expect(text()).toContain('https://vse.example/login');
    expect(text()).not.toContain('directory');
  });

  test('leads a guest through the directory’s invitation first', () => {
    expect(text('https://login.example/redeem')).toContain('https://login.example/redeem\n\nThen');
  });
});
