import { escapeHtml } from '@vse/domain/rules/escape-html';
import { linkedHtml } from '@vse/domain/rules/mail-templates';
import { PAGE_STYLE } from '../../../api/src/http/docs/page-style.ts';
import type { Mail } from './mails.ts';

/** The mail's HTML form in a frame without scripts. Its links open a new tab. */
const htmlFrame = (html: string) =>
  `<details><summary>As HTML</summary><iframe loading="lazy" title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(`<base target="_blank">${html}`)}"></iframe></details>`;

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const timeElement = (iso: string) =>
  `<time datetime="${escapeHtml(iso)}">${escapeHtml(dateFormat.format(new Date(iso)))}</time>`;

const answersTo = ({ replyTo = [] }: Mail) =>
  replyTo.length > 0 ? escapeHtml(`, answers to ${replyTo.join(', ')}`) : '';

const article = (mail: Mail) => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to.join(', '))} from ${escapeHtml(mail.from)}${answersTo(mail)}, ${timeElement(mail.receivedAt)}${mail.state === 'Failed' ? ' — <strong>not delivered</strong>' : ''}</p>
${mail.plainText ? `<pre>${linkedHtml(mail.plainText)}</pre>` : ''}
${mail.html ? htmlFrame(mail.html) : ''}
</article>`;

const style = `${PAGE_STYLE}article{overflow-wrap:anywhere}h2{font-size:1.25rem;margin:0}
pre{white-space:pre-wrap;font:inherit;margin:.75rem 0}strong,summary{color:var(--ink)}
iframe{box-sizing:border-box;width:100%;height:24rem;border:1px solid var(--soft);border-radius:8px;background:#fff}`;

export const PAGE_SIZE = 25;
type PageNumbers = { number: number; last: number; total: number };

function pagination({ number, last }: PageNumbers): string {
  const newer = number > 1 ? `<a href="/?page=${number - 1}">Newer</a>` : '';
  const older = number < last ? `<a href="/?page=${number + 1}">Older</a>` : '';
  return last > 1 ? `<nav>${newer} Page ${number} of ${last} ${older}</nav>` : '';
}

/** A page of the mails that the app has sent, newest first. */
export const mailboxPage = (mails: Mail[], place: PageNumbers) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Mailbox (${place.total})</title><link rel="icon" href="/favicon.svg"><style>${style}</style></head>
<body><main><h1>Mailbox</h1>
<p>Every e-mail that VSE has sent on this machine; none of them left it. <a href="/">Refresh</a></p>
${mails.map(article).join('\n') || '<p>Nothing has been sent yet.</p>'}
${pagination(place)}
</main></body></html>`;
