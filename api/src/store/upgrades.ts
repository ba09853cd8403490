import { DEFAULT_LANGUAGE } from '@vse/domain/limits';
import type { Sealing } from './sealing.ts';
import type { ContainerName } from './store.ts';

/** A document of any version: only its id is known. */
export type AnyDoc = { id: string } & Record<string, unknown>;

/** Upgrades a document by one version. Adds missing fields and keeps existing ones. */
export type Upgrade = (doc: AnyDoc) => AnyDoc;
export type Upgrades = Partial<Record<ContainerName, readonly Upgrade[]>>;

/*
 * The upgrades of each container, oldest first: the first one makes version 2 of version 1. A document without `schema`
 * is version 1. An upgrade may meet a document that already has its change: during a deployment, an older instance
 * rewrites a newer document under its own version number. When adding an upgrade, add a sample of the previous version
 * to samples/.
 */
export const upgradesWith = (sealing: Sealing): Upgrades => ({
  adjectives: [withLastChange],
  fragrances: [withLastChange],
  providers: [withLastChange],
  questions: [withLastChange],
  userSettings: [withDirectoryState],
  invites: [withSearchText, withOwner, withSealedCode(sealing)],
  mails: [withPurpose, withSealedText(sealing)],
  quizResults: [withHistorySearchText, withOwner],
});

function withLastChange(doc: AnyDoc): AnyDoc {
  return { changedBy: '', changedDate: null, ...doc };
}

function withDirectoryState(doc: AnyDoc): AnyDoc {
  const language = DEFAULT_LANGUAGE;
  return { language, roleState: 'applied', roleReason: '', redeemUrl: null, ...doc };
}

function withSearchText(doc: AnyDoc): AnyDoc {
  const mail = { mailId: `${doc.id}_1`, isMailQueued: true };
  return { findKey: `${doc.name} ${doc.email}`, revokedDate: null, ...mail, ...doc };
}

/** The first mails were about an invite or a user, or were messages written by staff. */
function withPurpose(doc: AnyDoc): AnyDoc {
  const about = doc.about ?? null;
  return { purpose: about === null ? 'message' : 'invitation', ...doc, about };
}

function withHistorySearchText(doc: AnyDoc): AnyDoc {
  const { invite, project } = doc as {
    invite?: { name?: string; email?: string };
    project?: { name?: string };
  };
  const parts = [project?.name, invite?.name, invite?.email];
  return { findKey: parts.filter(Boolean).join(' '), ...doc };
}

/** Whose the record is cannot be said from the document alone: null until it has been looked up. */
function withOwner(doc: AnyDoc): AnyDoc {
  return { salespersonId: null, ...doc };
}

/** An older instance that gives a newer document another code writes it beside the hash of the one before. */
function withSealedCode(sealing: Sealing): Upgrade {
  return ({ code, ...doc }) => {
    if (code === undefined && doc.codeHash !== undefined) return doc;
    const text = String(code);
    return { ...doc, codeHash: sealing.codeHash(text), sealedCode: sealing.seal(text, doc.id) };
  };
}

function withSealedText(sealing: Sealing): Upgrade {
  return ({ plainText, ...doc }) => {
    if (plainText === undefined) return doc;
    return { ...doc, sealedText: sealing.seal(String(plainText), doc.id) };
  };
}
