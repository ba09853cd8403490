import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

// All of redirect.html: sends the provider's result to the app's window and closes. If a person opens the page, there
// is no result to send.
broadcastResponseToMainFrame().catch(() => location.replace('/'));
