// Puts the prerendered page into the document before anything is drawn, in the visitor's language (language-choice.ts).
// Staff are sent on to their own screens, and what is at other addresses is drawn by the app.
(() => {
  const root = document.getElementById('root');
  const stored = (storage, key) => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  };
  if (!/^\/(invite)?$/.test(location.pathname)) return;
  if (stored('sessionStorage', 'vse.staff') || stored('localStorage', 'vse.signedIn')) return;
  const codes = [
    new URLSearchParams(location.search).get('lang'),
    stored('sessionStorage', 'vse.lang'),
    stored('localStorage', 'vse.language'),
    ...navigator.languages.map((tag) => tag.split('-', 1)[0].toLowerCase()),
    'en',
  ];
  const templates = [...document.querySelectorAll('template')];
  for (const code of codes) {
    const page = templates.find(({ dataset }) => dataset.language === code);
    if (!page) continue;
    root.append(page.content);
    root.dataset.language = code;
    document.documentElement.lang = code;
    break;
  }
  // The app submits the form as soon as it has come (use-held-press.ts). Sent by the browser, its fields would become
  // part of the address.
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    if (root.dataset.language) root.dataset.pressed = '';
  });
})();
