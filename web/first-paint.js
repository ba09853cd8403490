// Puts the prerendered page into the document before anything is drawn, in the visitor's language (index.html). Staff are
// sent on to their own screens, and what is at other addresses is drawn by the app.
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
  const { language } = window.vseStart;
  root.append(document.querySelector(`template[data-language="${language}"]`).content);
  root.dataset.language = language;
  document.documentElement.lang = language;

  // What is done before the app has come, for the app to take over (lib/browser/drawn-form.ts).
  const inputs = [...root.querySelectorAll('input')];
  window.vseDrawn = { inputs, typed: [], focused: null, isPressed: false };
  const { email, code } = history.state?.usr ?? {};
  if (code !== undefined) [inputs[0].value, inputs[1].value] = [email, code];
  root.addEventListener('input', ({ target, isTrusted }) => {
    if (isTrusted) window.vseDrawn?.typed.push(target.name);
  });
  // The app submits the form as soon as it has come. Sent by the browser, its fields would become part of the address.
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    if (window.vseDrawn) window.vseDrawn.isPressed = true;
  });
})();
