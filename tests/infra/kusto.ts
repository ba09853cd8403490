import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import * as z from 'zod';

/**
 * The columns that Azure Monitor documents for the tables of the queries, as far as a query may need them. A new table
 * or column is added here from its reference page.
 */
const TABLES: Record<string, string> = {
  AppTraces:
    'TimeGenerated: datetime, Message: string, SeverityLevel: int, OperationId: string, AppRoleName: string, Properties: dynamic',
  AppRequests:
    'TimeGenerated: datetime, Name: string, ResultCode: string, Success: bool, DurationMs: real, Url: string, OperationId: string, Properties: dynamic',
  AppDependencies:
    'TimeGenerated: datetime, Id: string, Name: string, Target: string, ResultCode: string, Success: bool, DurationMs: real, OperationId: string, Properties: dynamic',
  _LogOperation:
    'TimeGenerated: datetime, Category: string, Operation: string, Level: string, Detail: string',
  Usage:
    'TimeGenerated: datetime, DataType: string, Solution: string, Quantity: real, QuantityUnit: string, IsBillable: bool',
  CDBDataPlaneRequests:
    'TimeGenerated: datetime, ActivityId: string, OperationName: string, StatusCode: int, RequestCharge: real, CollectionName: string',
  ACSEmailStatusUpdateOperational:
    'TimeGenerated: datetime, OperationName: string, CorrelationId: string, RecipientId: string, DeliveryStatus: string, SmtpStatusCode: string, EnhancedSmtpStatusCode: string, SenderDomain: string, SenderUsername: string, IsHardBounce: string, FailureReason: string, FailureMessage: string, RecipientMailServerHostName: string',
  AzureDiagnostics:
    'TimeGenerated: datetime, ResourceType: string, Category: string, OperationName: string, ResultType: string, CallerIPAddress: string, identity_claim_oid_g: string, id_s: string',
};

type Symbols = Record<
  'TableSymbol' | 'DatabaseSymbol',
  Record<string, new (name: string, content: unknown) => object>
>;
type Found = { Count: number; getItem: (at: number) => unknown };
type Kusto = {
  Language: {
    Symbols: Symbols;
    GlobalState: { Default: { WithDatabase: (database: object) => object } };
    KustoCode: {
      ParseAndAnalyze: (query: string, globals: object) => { GetDiagnostics: () => Found };
    };
  };
};
const Diagnostic = z.object({ Severity: z.string(), Message: z.string(), Start: z.number() });

/** Loads Microsoft's parser, two scripts for a browser, without leaving anything among our own globals. */
function loadParser() {
  const require = createRequire(import.meta.url);
  const sandbox = createContext({ console });
  const scripts = [
    require.resolve('@kusto/language-service-next/bridge.min.js'),
    require.resolve('@kusto/language-service-next/Kusto.Language.Bridge.min.js'),
  ];
  for (const script of scripts) runInContext(readFileSync(script, 'utf8'), sandbox);
  const { Language } = sandbox.Kusto as Kusto;
  const { TableSymbol, DatabaseSymbol } = Language.Symbols;
  const make = (kind: Symbols['TableSymbol'], of: string, name: string, content: unknown) => {
    const Kind = kind[of];
    if (!Kind) throw new Error(`The parser has no ${of}`);
    return new Kind(name, content);
  };
  const tables = Object.entries(TABLES).map(([name, columns]) =>
    make(TableSymbol, '$ctor7', name, `(${columns})`),
  );
  const workspace = make(DatabaseSymbol, 'ctor', 'workspace', tables);
  const globals = Language.GlobalState.Default.WithDatabase(workspace);
  return (query: string) => Language.KustoCode.ParseAndAnalyze(query, globals).GetDiagnostics();
}

let parse: ReturnType<typeof loadParser> | undefined;

/** What Microsoft's parser says against a query over the tables of the workspace; nothing if it is sound. */
export function faultsOf(query: string): string[] {
  parse ??= loadParser();
  const found = parse(query);
  return Array.from({ length: found.Count }, (_, at) => {
    const { Severity, Message, Start } = Diagnostic.parse(found.getItem(at));
    return `${Severity} at ${Start}: ${Message}`;
  });
}

/** What the queries of README begin with where they say `…`. */
const LINES = 'AppTraces | extend line = parse_json(Message)';
/** The queries of a Markdown text: blocks of `kusto`, and code within a line that has a pipe. */
export function queriesIn(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```kusto\n([\s\S]*?)^```$/gm)].map(
    ([, body = '']) => body,
  );
  const prose = markdown.replace(/^```[\s\S]*?^```$/gm, '');
  const spans = [...prose.matchAll(/`([^`]+)`/g)].map(([, code = '']) =>
    code.replaceAll('\\|', '|').replace(/\s+/g, ' '),
  );
  const queries = spans.filter((code) => / \| /.test(code) && !/^(npm|az) /.test(code));
  return [...blocks, ...queries].map((query) => query.replace(/^…/, LINES));
}
