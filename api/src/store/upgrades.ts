import { emailKey } from '@vse/domain/rules/keys';
import { derivedOfInvite, derivedOfResult, derivedOfUser } from './derived-fields.ts';
import type { ContainerName } from './store.ts';

/** A document of any version: only its id is known. */
export type AnyDoc = { id: string } & Record<string, unknown>;

/** Upgrades a document by one version. Adds missing fields and keeps existing ones. */
export type Upgrade = (doc: AnyDoc) => AnyDoc;
export type Upgrades = Partial<Record<ContainerName, readonly Upgrade[]>>;

/**
 * The upgrades of each container, oldest first: the first one makes version 2 of version 1. A document without `schema`
 * is version 1. An upgrade may meet a document that already has its change: during a deployment, an instance with the
 * previous code rewrites a newer document under its own version number.
 */
export const UPGRADES: Upgrades = {
  invites: [withInviteKeys],
  mails: [withRecipientKey],
  quizResults: [withResultKeys],
  userSettings: [withUserKeys],
};

/*
 * Version 2: `sortKey` and `recipientKey` are new, and words and keys are folded in another way. A field that is no text counts as empty, so
 * that such a document is as unreadable as before, and no more.
 */
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const texts = (value: unknown) => (value ?? {}) as Record<string, unknown>;

function withInviteKeys(doc: AnyDoc): AnyDoc {
  return { ...doc, ...derivedOfInvite({ name: text(doc.name), email: text(doc.email) }) };
}

function withRecipientKey(doc: AnyDoc): AnyDoc {
  return { ...doc, recipientKey: emailKey(text(doc.recipient)) };
}

function withUserKeys(doc: AnyDoc): AnyDoc {
  const email = text(doc.email);
  const [firstName, lastName] = [text(doc.firstName), text(doc.lastName)];
  return { ...doc, ...derivedOfUser({ email, firstName, lastName }) };
}

/** The words stay beside the new ones: a result has some that do not follow from its names. */
function withResultKeys(doc: AnyDoc): AnyDoc {
  const [invite, project] = [texts(doc.invite), texts(doc.project)];
  const { findWords, ...derived } = derivedOfResult({
    invite: { name: text(invite.name), email: text(invite.email) },
    project: { name: text(project.name) },
    projectName: typeof doc.projectName === 'string' ? doc.projectName : null,
  });
  const known = Array.isArray(doc.findWords) ? doc.findWords : [];
  return { ...doc, ...derived, findWords: [...new Set([...known, ...findWords])] };
}
