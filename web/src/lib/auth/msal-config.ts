import type { Configuration } from '@azure/msal-browser';
import type { AppSettings } from '@vse/domain/records/app-settings';

type Entra = Pick<AppSettings, 'tenantId' | 'authorityMetadata'> & { clientId: string };

/** The bridge page (PLATFORM.md): popups and silent frames end there and send their result to the app. */
const REDIRECT = '/redirect.html';

/** The API's own scope. */
export const apiScope = (clientId: string) => `api://${clientId}/access_as_user`;

/**
 * The specified scopes of Graph. The person consents to them at sign-in, since one token cannot be for two services
 * (AADSTS28000).
 */
export const GRAPH_SCOPES = ['user.read', 'user.readwrite'];

export function msalConfig(settings: Entra, hostname: string): Configuration {
  const { clientId, tenantId, authorityMetadata } = settings;
  return {
    auth: {
      clientId,
      authority: `https://login.microsoftonline.com/${tenantId}`,
      redirectUri: REDIRECT,
      postLogoutRedirectUri: REDIRECT,
      // The local stand-in's metadata. An API in Azure never sends it, and the app ignores it except on localhost.
      ...(authorityMetadata !== null && hostname === 'localhost' && { authorityMetadata }),
    },
    // localStorage, so that a second tab is signed in too: staff open many. MSAL encrypts its entries with a key that
    // ends with the browser's session. A respondent's browser stores nothing.
    cache: { cacheLocation: 'localStorage' },
  };
}
