import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

// The whole of redirect.html: hands what the provider answered to the app's own window, and closes. Opened by hand it
// has nothing to hand over.
broadcastResponseToMainFrame().catch(() => location.replace('/'));
