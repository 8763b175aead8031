import { DEFAULT_BASE_URL } from '../contract/paths.ts';

/**
 * Every input, output and state key of the run action, once. `action.yml` and the README are held against it by a test.
 * `default` is what an empty input means; inputs without one are empty by default.
 */
export const INPUTS = {
  prompt: {},
  promptFile: {},
  promptData: {},
  projectId: { required: true },
  secretKey: { required: true },
  baseUrl: { default: DEFAULT_BASE_URL },
  jobId: {},
  wait: { default: 'true' },
  dryRun: { default: 'false' },
  timeoutMinutes: { default: '30' },
  settleSeconds: { default: '90' },
  pollSeconds: {},
  failOn: { default: 'failed,archived,timeout,limited' },
  command: { default: '/docs' },
  allowedPermission: { default: 'write' },
  allowedBots: {},
  allowedUsers: {},
  allowEdits: { default: 'false' },
  dailyLimit: {},
  dailyLimitExempt: { default: 'none' },
  maxOpenPulls: {},
  context: { default: 'issue' },
  contextKilobytes: { default: '64' },
  ref: {},
  followUp: { default: 'auto' },
  issueNumber: {},
  pages: {},
  comment: { default: 'true' },
  reactions: { default: 'true' },
  prLabels: {},
  prReviewers: {},
  prAssignees: {},
  prDraft: { default: 'keep' },
  prAutoMerge: {},
  allowedPaths: {},
  pullRequestRepositories: {},
  preview: { default: 'false' },
  previewMinutes: { default: '5' },
  githubToken: { default: '${{ github.token }}' },
} as const satisfies InputRegistry;

export type InputRegistry = Readonly<Record<string, { readonly default?: string; readonly required?: true }>>;

export type InputName = keyof typeof INPUTS;

/** In the order in which they are written: the ones that must not be lost come first. */
export const OUTPUTS = [
  'jobId',
  'status',
  'outcome',
  'prLink',
  'job',
  'continued',
  'checks',
  'commentUrl',
  'prompt',
  'outsidePaths',
] as const;

export type OutputName = (typeof OUTPUTS)[number];

/** What the main step leaves for the post step. */
export const STATE = ['story'] as const;

export type StateName = (typeof STATE)[number];

/** The page-views action, in the same way. */
export const PAGE_VIEWS_INPUTS = {
  projectId: { required: true },
  secretKey: { required: true },
  baseUrl: { default: DEFAULT_BASE_URL },
  dateFrom: {},
  dateTo: {},
  period: {},
  compare: { default: 'false' },
  signals: { default: 'none' },
  sortBy: { default: 'total' },
  top: { default: '20' },
  include: {},
  exclude: {},
  file: {},
  allowPartial: { default: 'false' },
  timeoutMinutes: { default: '15' },
  issueNumber: {},
  cooldownDays: { default: '30' },
  githubToken: { default: '${{ github.token }}' },
} as const satisfies InputRegistry;

export type PageViewsInputName = keyof typeof PAGE_VIEWS_INPUTS;

export const PAGE_VIEWS_OUTPUTS = [
  'total',
  'human',
  'ai',
  'pages',
  'partial',
  'requests',
  'files',
  'top',
  'markdown',
] as const;

export type PageViewsOutputName = (typeof PAGE_VIEWS_OUTPUTS)[number];

/** The tend action, in the same way. */
export const TEND_INPUTS = {
  projectId: { required: true },
  secretKey: { required: true },
  baseUrl: { default: DEFAULT_BASE_URL },
  githubToken: { default: '${{ github.token }}' },
  staleDays: { default: '14' },
  closeDays: {},
  keepLabel: { default: 'keep-docs' },
  updateBranch: { default: 'false' },
  repair: { default: 'false' },
  repairChecks: { default: 'false' },
  repairReviews: { default: 'false' },
  repairMax: { default: '3' },
  allowedPermission: { default: 'write' },
  allowedUsers: {},
  deleteBranches: { default: 'false' },
  dailyLimit: {},
  dryRun: { default: 'false' },
  since: { default: '180d' },
  timeoutMinutes: { default: '10' },
} as const satisfies InputRegistry;

export type TendInputName = keyof typeof TEND_INPUTS;

export const TEND_OUTPUTS = ['reminded', 'closed', 'updated', 'repaired', 'concluded', 'pulls'] as const;

export type TendOutputName = (typeof TEND_OUTPUTS)[number];

/** The collect action, in the same way. */
export const COLLECT_INPUTS = {
  projectId: { required: true },
  secretKey: { required: true },
  baseUrl: { default: DEFAULT_BASE_URL },
  githubToken: { default: '${{ github.token }}' },
  since: { default: '7d' },
  staleHours: { default: '24' },
  concurrency: { default: '4' },
  timeoutMinutes: { default: '10' },
  failOn: { default: 'none' },
  prLabels: {},
  prReviewers: {},
  prAssignees: {},
  prDraft: { default: 'keep' },
  prAutoMerge: {},
  allowedPaths: {},
  pullRequestRepositories: {},
} as const satisfies InputRegistry;

export type CollectInputName = keyof typeof COLLECT_INPUTS;

export const COLLECT_OUTPUTS = ['finished', 'pending', 'stuck', 'jobs', 'outsidePaths'] as const;

export type CollectOutputName = (typeof COLLECT_OUTPUTS)[number];

/** The impact action, in the same way. */
export const IMPACT_INPUTS = {
  docs: {},
  code: {},
  map: {},
  ignore: {},
  views: {},
  comment: { default: 'true' },
  annotations: { default: 'true' },
  drafts: { default: 'false' },
  command: { default: '/docs' },
  failOn: { default: 'none' },
  githubToken: { default: '${{ github.token }}' },
} as const satisfies InputRegistry;

export type ImpactInputName = keyof typeof IMPACT_INPUTS;

export const IMPACT_OUTPUTS = ['impact', 'findings', 'pages', 'prompt'] as const;

export type ImpactOutputName = (typeof IMPACT_OUTPUTS)[number];

/** The service action, in the same way. */
export const SERVICE_INPUTS = {
  agentCommand: {},
  agentEnv: {},
  repository: { default: '${{ github.repository }}' },
  ref: {},
  githubToken: { default: '${{ github.token }}' },
  network: {},
  readable: {},
  paths: {},
  config: {},
  sandbox: { default: 'required' },
  prepareSandbox: { default: 'false' },
} as const satisfies InputRegistry;

export type ServiceInputName = keyof typeof SERVICE_INPUTS;

export const SERVICE_OUTPUTS = ['baseUrl', 'projectId', 'secretKey'] as const;

export type ServiceOutputName = (typeof SERVICE_OUTPUTS)[number];

/** What its main step leaves for its post step. */
export const SERVICE_STATE = ['folder'] as const;

export type ServiceStateName = (typeof SERVICE_STATE)[number];
