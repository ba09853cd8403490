import { PAGE_STYLE } from '../../../api/src/http/page-style.ts';
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

const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const time = (iso: string) =>
  `<time datetime="${escaped(iso)}">${escaped(when.format(new Date(iso)))}</time>`;

const article = (mail: Mail) => `<article>
<h2>${escaped(mail.subject)}</h2>
<p>To ${escaped(mail.to.join(', '))} from ${escaped(mail.from)}, ${time(mail.receivedAt)}${mail.state === 'Failed' ? ' — <strong>not delivered</strong>' : ''}</p>
${mail.plainText ? `<pre>${linked(mail.plainText)}</pre>` : ''}
${mail.html ? framed(mail.html) : ''}
</article>`;

const style = `${PAGE_STYLE}article{overflow-wrap:anywhere}h2{font-size:1.25rem;margin:0}
pre{white-space:pre-wrap;font:inherit;margin:.75rem 0}strong,summary{color:var(--ink)}
iframe{box-sizing:border-box;width:100%;height:24rem;border:1px solid var(--soft);border-radius:8px;background:#fff}`;

/** The page on which one reads what the app has sent, newest first. */
export const mailboxPage = (mails: Mail[]) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Mailbox (${mails.length})</title><link rel="icon" href="/favicon.svg"><style>${style}</style></head>
<body><main><h1>Mailbox</h1>
<p>Every e-mail that VSE has sent on this machine; none of them left it. <a href="/">Refresh</a></p>
${mails.map(article).join('\n') || '<p>Nothing has been sent yet.</p>'}
</main></body></html>`;
