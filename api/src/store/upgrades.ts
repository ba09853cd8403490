import type { ContainerName } from './store.ts';

/** A document of any version: only its id is known. */
export type AnyDoc = { id: string } & Record<string, unknown>;

/** Upgrades a document by one version. Adds missing fields and keeps existing ones. */
export type Upgrade = (doc: AnyDoc) => AnyDoc;
export type Upgrades = Partial<Record<ContainerName, readonly Upgrade[]>>;

/**
 * The upgrades of each container, oldest first: the first one makes version 2 of version 1. A document without `schema`
 * is version 1. An upgrade may meet a document that already has its change: during a deployment, an instance with the
 * previous code rewrites a newer document under its own version number. None is needed yet.
 */
export const UPGRADES: Upgrades = {};
