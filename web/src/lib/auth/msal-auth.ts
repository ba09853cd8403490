import { type AccountInfo, EventType, PublicClientApplication } from '@azure/msal-browser';
import type { AppSettings } from '@vse/domain/records/app-settings';
import type { Auth, SignInChoice } from './auth.ts';
import { apiScope, GRAPH_SCOPES, msalConfig } from './msal-config.ts';
import { SignInError, signInErrorOf } from './sign-in-error.ts';
import { signedInId } from './tokens.ts';

type Settings = Pick<AppSettings, 'tenantId' | 'authorityMetadata'> & { clientId: string };

/** How long signing out waits for the provider. */
const SIGN_OUT_MS = 8000;
const POLL_MS = 250;

let msal: Promise<PublicClientApplication> | undefined;

/** Creates MSAL once per page, because the office's MsalProvider and the sign-in share its accounts. */
export function msalApp(settings: Settings): Promise<PublicClientApplication> {
  msal ??= (async () => {
    const app = new PublicClientApplication(msalConfig(settings, location.hostname));
    await app.initialize();
    return app;
  })();
  msal.catch(() => {
    msal = undefined;
  });
  return msal;
}

/** Notes MSAL's next popup. `stop` ends the listening. */
function nextPopup(app: PublicClientApplication) {
  let popup: Window | undefined;
  const listener = app.addEventCallback(
    ({ payload }) => {
      popup = (Object(payload) as { popupWindow?: Window }).popupWindow;
    },
    [EventType.POPUP_OPENED],
  );
  return {
    isClosed: () => popup?.closed ?? false,
    stop: () => {
      if (listener) app.removeEventCallback(listener);
    },
  };
}

/** Best effort at the provider: the popup may be blocked, closed or slow. The person is signed out here in any case. */
async function signOutOf(app: PublicClientApplication, account: AccountInfo) {
  const popup = nextPopup(app);
  const isOver = async () => {
    for (const end = Date.now() + SIGN_OUT_MS; Date.now() < end && !popup.isClosed(); )
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  };
  const loggedOut = app.logoutPopup({ account }).catch(() => {});
  await Promise.race([loggedOut, isOver()]);
  popup.stop();
  await app.clearCache({ account });
}

/** Signs in with a work account, in a popup of Entra's. */
export async function openMsal(settings: Settings): Promise<Auth> {
  const app = await msalApp(settings);
  const scopes = [apiScope(settings.clientId)];

  const currentAccount = (): AccountInfo | null => {
    const id = signedInId();
    const active = app.getActiveAccount();
    if (id !== null && active?.localAccountId === id) return active;
    if (id === null) return null;
    return app.getAccount({ localAccountId: id });
  };

  return {
    async signIn({ isOtherAccount, loginHint }: SignInChoice) {
      try {
        const { accessToken } = await app.loginPopup({
          scopes: [...scopes, 'email'],
          extraScopesToConsent: GRAPH_SCOPES,
          // MSAL notices a closed popup only after a minute, so a second click must be able to replace it. Whether it is
          // closed cannot be told: WebKit says so of every popup that began empty and went to another site.
          overrideInteractionInProgress: true,
          ...(isOtherAccount && { prompt: 'select_account' }),
          ...(loginHint && { loginHint }),
        });
        return accessToken;
      } catch (error) {
        throw signInErrorOf(error, false);
      }
    },

    async token(isForced) {
      const account = currentAccount();
      if (!account) throw new SignInError('asksPerson');
      try {
        const request = { scopes, account, forceRefresh: isForced };
        return (await app.acquireTokenSilent(request)).accessToken;
      } catch (error) {
        throw signInErrorOf(error, true);
      }
    },

    async signOut() {
      const account = currentAccount();
      if (account) await signOutOf(app, account);
    },
  };
}
