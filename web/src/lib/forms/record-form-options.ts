import type { MessageCode } from '@vse/domain/messages';
import type * as z from 'zod';
import type { SameName } from './use-same-name.ts';

export type ObjectSchema = z.ZodObject;

/** The draft of a schema's input: where the schema accepts only certain texts, the form may hold any. */
export type Draft<S extends ObjectSchema> = Loose<z.input<S>>;
type Loose<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Loose<Item>[]
    : T extends object
      ? { [K in keyof T as K extends 'requestId' | 'etag' ? never : K]: Loose<T[K]> }
      : T;

/** The revision of a stored record, in addition to its fields. */
export type Revision = {
  etag?: string | undefined;
  changedBy?: string | undefined;
  changedDate?: string | null | undefined;
  /** Saved by somebody of another provider, whom the caller may not see. */
  isFromOutside?: boolean | undefined;
};

export type Labels = Readonly<Record<string, string>>;

/** The props of a field in `ui/office/controls`. Its label is among them if the form has one for it. */
export type FieldProps<Value, Name, L extends Labels> = {
  name: string;
  value: Value;
  error: string | undefined;
  /** The word that marks a field of a stored record whose value is not the stored one. */
  changed: string | undefined;
  disabled: boolean;
  onValue: (value: Value) => void;
} & (Name extends keyof L ? { label: string } : unknown);

export type RecordFormOptions<S extends ObjectSchema, Answer, L extends Labels> = {
  /** The contract's input. It gives the draft its type, and is checked before anything is sent. */
  schema: S;
  /** The title above a failure, such as 'Error Saving User'. */
  errorTitle: string;
  /** The labels of the fields. */
  labels?: L;
  /** The words for a value or an item that is stored in others, such as an id, by its field. */
  values?: Readonly<Record<string, Labels>>;
  /** The fields that hold the name of another field's file, with that field. In a conflict they go with it. */
  fileNames?: Labels;
  /** Asks before a record gets the name of another one. */
  sameName?: SameName<Draft<S>>;
  /**
   * Sends the parsed draft with the ETag it started from, or with a request id that makes a retried create idempotent.
   * Continues when the person leaves.
   */
  save: (
    input: z.output<S>,
    sent: { etag: string | undefined; requestId: string },
  ) => Promise<Answer>;
  /** Navigates or closes a dialog; returns false when the form stays open. Skipped when the person has left. */
  onSaved?: (answer: Answer) => unknown;
  /** Reads the newest copy of the record from the server. Undefined when the record was deleted; throws when it cannot be read. */
  reload?: () => Promise<(Draft<S> & Revision) | undefined>;
  /** Errors by field that the schema cannot find. */
  check?: (draft: Draft<S>) => Readonly<Record<string, string>>;
  /** The first message when the API is temporarily unable to save. */
  whenUnavailable?: MessageCode | '';
  /** Whether a file of the form is on the way: leaving asks, because it would be lost. */
  isUploading?: boolean;
  /** Does not ask before leaving: for a form with one short field. */
  isUnguarded?: boolean;
} & (
  | {
      /** A stored record: shown first, edited between `begin` and `end`. It may have more than the form's fields. */
      record: Draft<S> & Revision;
      /** Starts in edit mode, as in a dialog. */
      isBegun?: boolean;
      isWorthKeeping?: never;
    }
  | {
      /** A new record, edited from the start. Defaults that arrive later fill untouched fields. */
      initial: Draft<S>;
      /** Whether leaving would lose something; by default whether anything was changed. */
      isWorthKeeping?: (draft: Draft<S>) => boolean;
    }
);
