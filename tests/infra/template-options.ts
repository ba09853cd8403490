import { expect } from 'vitest';
import type { evaluate } from '../../scripts/test/bicep.ts';

type Option = [parameters: Parameters<typeof evaluate>[1][number], effects: Effect[]];
export type Effect = [type: string, path: string, value: unknown];
export const ACCOUNT = 'Microsoft.DocumentDB/databaseAccounts';
const PLAN = 'Microsoft.Web/serverfarms';
const SITE = 'Microsoft.Web/sites';
const LOCK = 'Microsoft.Authorization/locks';
const DOMAIN = 'Microsoft.Communication/emailServices/domains';
/** The options of a deployment that change resources, and what each changes, whatever the others are. */
export const OPTIONS: Record<string, Option> = {
  'site-domain': [
    { siteDomain: 'vse.aurum.example' },
    [
      [
        'Microsoft.Insights/webtests',
        'properties.Request.RequestUrl',
        'https://vse.aurum.example/api/health',
      ],
    ],
  ],
  'mail-domain': [
    { mailDomain: 'mail.aurum.example' },
    [[DOMAIN, 'name', /mail\.aurum\.example$/]],
  ],
  'mail-domain-verified': [
    { mailDomain: 'mail.aurum.example', isMailDomainVerified: true },
    [
      [
        'Microsoft.Communication/communicationServices',
        'properties.linkedDomains.0',
        /mail\.aurum\.example$/,
      ],
    ],
  ],
  'cosmos-throughput': [
    { cosmosMaxThroughput: 4000 },
    [
      [ACCOUNT, 'properties.capabilities.length', 0],
      [`${ACCOUNT}/sqlDatabases`, 'properties.options.autoscaleSettings.maxThroughput', 4000],
    ],
  ],
  'backup-tier': [
    { backupTier: 'Continuous30Days' },
    [[ACCOUNT, 'properties.backupPolicy.continuousModeProperties.tier', 'Continuous30Days']],
  ],
  'always-ready': [
    { alwaysReady: 2 },
    [
      [
        SITE,
        'properties.functionAppConfig.scaleAndConcurrency.alwaysReady.0',
        { name: 'http', instanceCount: 2 },
      ],
    ],
  ],
  'max-instances': [
    { maxInstances: 40 },
    [[SITE, 'properties.functionAppConfig.scaleAndConcurrency.maximumInstanceCount', 40]],
  ],
  'zone-redundant': [
    { isZoneRedundant: true },
    [
      [PLAN, 'properties.zoneRedundant', true],
      [ACCOUNT, 'properties.locations.0.isZoneRedundant', true],
    ],
  ],
  'storage-redundancy': [
    { storageRedundancy: 'Standard_GRS' },
    [['Microsoft.Storage/storageAccounts', 'sku.name', 'Standard_GRS']],
  ],
  settings: [
    { settingValues: { INVITE_EXPIRY_DAYS: '30' } },
    [[SITE, 'properties.siteConfig.appSettings', { name: 'INVITE_EXPIRY_DAYS', value: '30' }]],
  ],
  'previous-secret': [
    { previousServerVersion: '0123456789abcdef' },
    [
      [
        SITE,
        'properties.siteConfig.appSettings',
        {
          name: 'SERVER_SECRET_PREVIOUS',
          value: expect.stringContaining('0123456789abcdef'),
        },
      ],
    ],
  ],
  'alert-email': [
    { alertEmail: 'a@aurum.example, b@aurum.example', alertWebhook: 'https://oncall.example/vse' },
    [
      [
        'Microsoft.Insights/actionGroups',
        'properties.emailReceivers',
        { name: 'operators-1', emailAddress: 'b@aurum.example', useCommonAlertSchema: true },
      ],
      [
        'Microsoft.Insights/actionGroups',
        'properties.webhookReceivers',
        { name: 'webhook', serviceUri: 'https://oncall.example/vse', useCommonAlertSchema: true },
      ],
    ],
  ],
  locks: [
    { isLocked: true },
    [
      [
        LOCK,
        'id',
        /databaseAccounts\/cosmos-[\w-]+\/providers\/Microsoft.Authorization\/locks\/keep$/,
      ],
      [LOCK, 'id', /storageAccounts\/stf\w+\/providers\/Microsoft.Authorization\/locks\/keep$/],
      [LOCK, 'id', /vaults\/kv-\w+\/providers\/Microsoft.Authorization\/locks\/keep$/],
      [LOCK, 'properties.level', 'CanNotDelete'],
    ],
  ],
  'monthly-budget': [
    { monthlyBudget: 250 },
    [['Microsoft.Consumption/budgets', 'properties.amount', 250]],
  ],
};
