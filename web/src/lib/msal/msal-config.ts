import type { Configuration } from '@azure/msal-browser';
import type { AppSettings } from '@vse/domain/app-settings';

type Entra = Pick<AppSettings, 'tenantId' | 'authorityMetadata'> & { clientId: string };

/** The bridge page (PLATFORM.md): a popup or a silent frame ends there and tells the app what it got. */
const REDIRECT = '/redirect.html';

/** The API's own scope: what its tokens are for. */
export const apiScope = (clientId: string) => `api://${clientId}/access_as_user`;

/** Of Graph, as specified; agreed to at sign-in, since one token cannot be for two services (AADSTS28000). */
export const GRAPH_SCOPES = ['user.read', 'user.readwrite'];

export function msalConfig(settings: Entra, hostname: string): Configuration {
  const { clientId, tenantId, authorityMetadata } = settings;
  return {
    auth: {
      clientId,
      authority: `https://login.microsoftonline.com/${tenantId}`,
      redirectUri: REDIRECT,
      postLogoutRedirectUri: REDIRECT,
      // The stand-in of a developer's machine. An API in Azure never hands it over, and elsewhere than on such a
      // machine it would not be believed.
      ...(authorityMetadata !== null && hostname === 'localhost' && { authorityMetadata }),
    },
    // localStorage: a second tab is signed in, and a staff member opens many. MSAL encrypts what it keeps there with a
    // key that ends with the browser's session; a respondent's browser keeps nothing.
    cache: { cacheLocation: 'localStorage' },
  };
}
