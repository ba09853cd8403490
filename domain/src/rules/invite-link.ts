type Redeemable = {
  email: string;
  code: string;
  /** The id of the provider, for the page to link to the provider's own privacy notice. */
  provider?: string | undefined;
};

/**
 * Opens the quiz's first page with e-mail and code filled in. They come after `#`, because browsers do not send that
 * part to any server: it appears in no log and on no other site.
 */
export const inviteLink = (siteUrl: string, { email, code, provider }: Redeemable) =>
  `${siteUrl}/invite#${new URLSearchParams({ email, code, ...(provider && { provider }) })}`;
