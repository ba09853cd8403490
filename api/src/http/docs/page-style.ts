/** The product's look for pages served as they are: a few of the tokens of web/src/ui/base/tokens.css. */
export const PAGE_STYLE = `:root{color-scheme:light dark;--paper:light-dark(#faf7f2,#15120e);--card:light-dark(#fff,#201c17);
--ink:light-dark(#1f1b16,#f5efe6);--soft:light-dark(#655c50,#bbb0a1);--link:light-dark(#7d5200,#ffc766);
--wash:light-dark(#fdf2dc,#3a2c10)}body{margin:0;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,sans-serif}main{max-width:56rem;margin:auto;padding:2rem 1.25rem 4rem}
h1,h2{font-family:Georgia,serif;font-weight:400}a{color:var(--link)}p{color:var(--soft);margin:.4rem 0}
article{background:var(--card);border-radius:14px;padding:1rem 1.25rem;margin:.75rem 0}`;
