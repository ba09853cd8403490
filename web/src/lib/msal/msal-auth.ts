import { type AccountInfo, EventType, PublicClientApplication } from '@azure/msal-browser';
import type { AppSettings } from '@vse/domain/app-settings';
import { signedInId } from '../tokens.ts';
import type { Auth, Choice } from './auth.ts';
import { apiScope, GRAPH_SCOPES, msalConfig } from './msal-config.ts';
import { SignInError, signInErrorOf } from './sign-in-error.ts';

type Settings = Pick<AppSettings, 'tenantId' | 'authorityMetadata'> & { clientId: string };

/** How long the provider's own sign-out may keep the person waiting. */
const SIGN_OUT_MS = 8000;
const LOOK_MS = 250;

/** Signing in with a work account, in a popup of Entra's. */
export async function openMsal(settings: Settings): Promise<Auth> {
  const app = new PublicClientApplication(msalConfig(settings, location.hostname));
  await app.initialize();
  const scopes = [apiScope(settings.clientId)];

  const current = (): AccountInfo | null => {
    const id = signedInId();
    return id === null ? null : app.getAccount({ localAccountId: id });
  };

  return {
    async signIn({ isOtherAccount, loginHint }: Choice) {
      try {
        const { accessToken } = await app.loginPopup({
          scopes: [...scopes, 'email'],
          extraScopesToConsent: GRAPH_SCOPES,
          // A popup that was closed half-way is not noticed for a minute: a second click must take its place.
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
      const account = current();
      if (!account) throw new SignInError('asksPerson');
      try {
        const request = { scopes, account, forceRefresh: isForced };
        return (await app.acquireTokenSilent(request)).accessToken;
      } catch (error) {
        throw signInErrorOf(error, true);
      }
    },

    async signOut() {
      const account = current();
      if (!account) return;
      let popup: Window | null = null;
      const listener = app.addEventCallback(
        (event) => {
          const { popupWindow } = Object(event.payload) as { popupWindow?: Window };
          popup = popupWindow ?? null;
        },
        [EventType.POPUP_OPENED],
      );
      const isClosed = async () => {
        for (const end = Date.now() + SIGN_OUT_MS; Date.now() < end && !popup?.closed; )
          await new Promise((next) => setTimeout(next, LOOK_MS));
      };
      // Blocked, closed or slow: here the person is signed out all the same.
      const ended = app.logoutPopup({ account }).catch(() => {});
      await Promise.race([ended, isClosed()]);
      if (listener) app.removeEventCallback(listener);
      await app.clearCache({ account });
    },
  };
}
