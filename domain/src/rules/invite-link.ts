type Redeemable = { email: string; code: string };

/**
 * Opens the quiz's first page with e-mail and code filled in. They come after `#`, because browsers do not send that
 * part to any server: it appears in no log and on no other site.
 */
export const inviteLink = (siteUrl: string, { email, code }: Redeemable) =>
  `${siteUrl}/invite#${new URLSearchParams({ email, code })}`;
