import { describe, expect, test } from 'vitest';
import { htmlOf, inviteMail, staffMail, userMail } from './mail-templates.ts';

const words = {
  name: 'Robin',
  inviter: 'Jonah Adler',
  provider: 'Maison Verdier',
  siteUrl: 'https://vse.example',
  email: 'robin+quiz@example.com',
  code: 'AB2C3D',
  expiresDate: '2027-02-20T12:00:00.000Z',
};

describe('the mail of an invite', () => {
  const { plainText } = inviteMail(words);

  test('contains the site’s /invite link and the code', () => {
    expect(plainText).toContain(
      'https://vse.example/invite#email=robin%2Bquiz%40example.com&code=AB2C3D\n',
    );
  });

  test('has the code and the site’s bare address on lines of their own, for those whose link is broken', () => {
    const lines = plainText.split('\n');
    expect(lines[lines.indexOf('If you are asked for it, your invite code is:') + 1]).toBe(
      'AB2C3D',
    );
    expect(lines[lines.indexOf('Or type your e-mail and code at:') + 1]).toBe(
      'https://vse.example',
    );
  });

  test('names the last day that is over everywhere when the invitation ends, written out', () => {
    expect(plainText).toContain('valid until February 19, 2027.');
    const old = inviteMail({ ...words, expiresDate: '2027-02-20T11:59:59.000Z' });
    expect(old.plainText).toContain('valid until February 18, 2027.');
  });

  test.each([
    [{}, 'Jonah Adler invites you on behalf of Maison Verdier to a short quiz'],
    [{ inviter: undefined }, '\n\nMaison Verdier invites you to a short quiz'],
    [{ provider: undefined }, '\n\nJonah Adler invites you to a short quiz'],
    [{ inviter: undefined, provider: undefined }, '\n\nYou are invited to a short quiz'],
  ])('names the inviting person and provider as far as they are known: %j', (change, expected) => {
    expect(inviteMail({ ...words, ...change }).plainText).toContain(expected);
  });

  test('keeps every name on one line, and escapes markup in names in the HTML form', () => {
    const name = '<script>alert("1")</script>\n\nYour bank asks:';
    const mail = inviteMail({ ...words, name, inviter: name, provider: name });
    expect(mail.plainText.split('\n')).toHaveLength(plainText.split('\n').length);
    const html = htmlOf(mail.plainText);
    expect(html).not.toContain('<script');
    expect(html.split('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;')).toHaveLength(4);
  });
});

describe('a name in a right-to-left script', () => {
  const name = '\u05e0\u05d5\u05e2\u05d4 (1)';
  const mail = inviteMail({ ...words, name, inviter: name }).plainText;

  test('is isolated from the text around it', () => {
    expect(mail).toContain('Hello \u2068\u05e0\u05d5\u05e2\u05d4 (1)\u2069,\n');
    expect(mail).toContain(
      '\u2068\u05e0\u05d5\u05e2\u05d4 (1)\u2069 invites you on behalf of Maison',
    );
    expect(htmlOf(mail)).toContain('\u2068\u05e0\u05d5\u05e2\u05d4 (1)\u2069 invites you');
  });

  test('has no invisible marks in another script', () => {
    const others = ['Zo\u00eb', '\u674e\u96f7', '\u041e\u043b\u044f', '\u0938\u0940\u0924\u093e'];
    for (const other of others)
      expect(inviteMail({ ...words, name: other }).plainText).toContain(`Hello ${other},`);
  });
});

test('the HTML form has the same text in paragraphs, with working links', () => {
  const html = htmlOf(inviteMail(words).plainText);
  expect(html).toContain(
    '<a href="https://vse.example/invite#email=robin%2Bquiz%40example.com&#38;code=AB2C3D"',
  );
  expect(html).toContain('valid until February 19, 2027.</p>');
  expect(html).toContain('<p>Jonah Adler invites you on behalf of Maison Verdier');
});

test('a link in a message ends before the sign behind it, and stays escaped', () => {
  const html = htmlOf(
    'Look at https://vse.example/results/abc123. (https://vse.example/s/9?a=1&b=2), <https://vse.example/r/1>',
  );
  expect(html).toContain(
    'Look at <a href="https://vse.example/results/abc123">https://vse.example/results/abc123</a>. (',
  );
  expect(html).toContain(
    '(<a href="https://vse.example/s/9?a=1&#38;b=2">https://vse.example/s/9?a=1&#38;b=2</a>), &#60;',
  );
  expect(html).toContain('&#60;<a href="https://vse.example/r/1">https://vse.example/r/1</a>&#62;');
});

test('the HTML form leaves all colors to the mail program, and says that it is readable on light and dark', () => {
  const html = htmlOf(inviteMail(words).plainText, 'de');
  expect(html).toContain('<html lang="de"><head>');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain(':root{color-scheme:light dark}');
  expect(html.replaceAll('color-scheme', '')).not.toMatch(
    /color|background|bgcolor|#[0-9a-f]{3,8}\b(?!;)/i,
  );
});

describe('the mail of a user', () => {
  const text = (redeemUrl?: string) =>
    userMail({ firstName: 'Noor\n', siteUrl: 'https://vse.example', redeemUrl }).plainText;

  test('links to the sign-in', () => {
    expect(text()).toContain('Hello Noor,\n\n');
    expect(text()).toContain('https://vse.example/login');
    expect(text()).not.toContain('directory');
  });

  test('sends a guest to the directory’s invitation first', () => {
    expect(text('https://login.example/redeem')).toContain('https://login.example/redeem\n\nThen');
  });
});

test('each kind of mail ends with the privacy notice, if there is one', () => {
  const notice = 'https://verdier.example/privacy';
  const siteUrl = 'https://vse.example';
  const mails = [
    inviteMail({ ...words, notice }),
    userMail({ firstName: 'Noor', siteUrl, redeemUrl: undefined, notice }),
    staffMail({
      subject: 'Hi',
      plainText: 'Hello',
      sender: 'Ines',
      senderEmail: 'ines@aurum.example',
      company: 'Aurum',
      notice,
    }),
  ];
  for (const { plainText } of mails)
    expect(plainText.split('\n\n').at(-1)).toBe(
      'How we handle your data:\nhttps://verdier.example/privacy',
    );
  expect(inviteMail(words).plainText).not.toContain('handle your data');
});
