import { escapeHtml } from '@vse/domain/rules/escape-html';
import type { Account } from './accounts.ts';

const style = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 26rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.375rem; margin: 0; }  p { margin: .25rem 0 1rem; }
ul { list-style: none; margin: 0; padding: 0; }
button, input { font: inherit; width: 100%; box-sizing: border-box; padding: .5rem .75rem;
  border: 1px solid color-mix(in srgb, currentColor 45%, transparent); border-radius: .375rem; }
button { cursor: pointer; background: none; color: inherit; text-align: start; }
li + li { margin-top: .375rem; } li button { display: grid; grid-template-columns: 1fr auto; }
small { grid-column: 1; } form > * + * { margin-top: .75rem; }
label { display: block; } [role=alert] { border-inline-start: .25rem solid #b3261e; padding-inline-start: .75rem; }`;

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head>
<body><main>${content}</main></body></html>`;

const choice = ({ name, email, roles }: Account) =>
  `<li><button name="account" value="${escapeHtml(email)}"><span>${escapeHtml(name)}</span><span>${escapeHtml(roles.join(', '))}</span><small>${escapeHtml(email)}</small></button></li>`;

/** The page to choose an account. Its form posts to the page's own address, whose query is the app's request. */
export const pickPage = (accounts: Account[], hint: string, problem?: string) =>
  page(
    'Sign in to your account',
    `<h1>Pick an account</h1>
<p>This stands in for Microsoft Entra on this machine. There are no passwords.</p>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post"><ul>${accounts.map(choice).join('\n')}</ul></form>
<form method="post"><label>Or an e-mail address <input name="account" type="email" required autocomplete="off" value="${escapeHtml(hint)}"></label>
<button>Sign in</button></form>
<form method="post"><button name="cancel" value="1">Cancel</button></form>`,
  );

export const messagePage = (title: string, text: string) =>
  page(escapeHtml(title), `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`);
