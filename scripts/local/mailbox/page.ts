import type { Mail } from './mails.ts';

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part),
    )
    .join('');

/** The mail's HTML form in a frame without scripts; its links open a new tab. */
const framed = (html: string) =>
  `<details><summary>As HTML</summary><iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(`<base target="_blank">${html}`)}"></iframe></details>`;

const article = (mail: Mail) => `<article>
<h2>${escaped(mail.subject)}</h2>
<p>To ${escaped(mail.to.join(', '))} from ${escaped(mail.from)}, <time>${escaped(mail.receivedAt)}</time>${mail.state === 'Failed' ? ' — <strong>not delivered</strong>' : ''}</p>
${mail.plainText ? `<pre>${linked(mail.plainText)}</pre>` : ''}
${mail.html ? framed(mail.html) : ''}
</article>`;

const style = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
article { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 1rem 0; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; margin: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
iframe { width: 100%; height: 24rem; border: 1px solid currentColor; background: white; }`;

/** The page on which one reads what the app has sent, newest first. */
export const mailboxPage = (mails: Mail[]) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox (${mails.length})</title><style>${style}</style></head>
<body><h1>Mailbox</h1>
<p>Every e-mail that VSE has sent on this machine; none of them left it. <a href="/">Refresh</a></p>
${mails.map(article).join('\n') || '<p>Nothing has been sent yet.</p>'}
</body></html>`;
