import { html, raw } from 'hono/html';
import { JOB_STATUSES, type JobStatus } from '../../contract/job-status.ts';
import { describeResult, holdingBack, readResults } from '../checks/results.ts';
import { proposalTitle } from '../pull-requests/proposal-text.ts';
import { reviewPath } from '../pull-requests/review.ts';
import { renderStatus } from '../review/status-pill.ts';
import { COUNT_MAX, type ListedJob, type ListPosition } from '../store/jobs.ts';
import { oneLine } from '../words/visible-text.ts';
import { type Filter, filterPath } from './filter.ts';
import { DASHBOARD_STYLE } from './style.ts';

const REFRESH_SECONDS = 15;

/** The jobs of one project, as far as they are shown. */
export type ProjectJobs = {
  project: string;
  counts: Readonly<Record<JobStatus, number>>;
  jobs: readonly ListedJob[];
  /** Where the list goes on. */
  next: ListPosition | undefined;
};

export type Dashboard = {
  projects: readonly string[];
  filter: Filter;
  shown: readonly ProjectJobs[];
};

/** The list of jobs, by project and state. While one of them is active the page reloads itself. */
export function renderDashboard({ projects, filter, shown }: Dashboard): string {
  const refresh =
    filter.before === undefined && shown.some(({ jobs }) => jobs.some(({ status }) => status === 'active'));
  const hidden = filter.project === undefined ? projects.length - shown.length : 0;
  return renderPage(
    { title: filter.project === undefined ? 'Jobs' : `Jobs of ${filter.project}`, refresh },
    html`<div class="bar"><span>Documentation agent</span><form method="post" action="/logout"><button>Log out</button></form></div>
      <h1>Jobs</h1>
      ${projects.length > 1 ? renderProjects(projects, filter) : ''}
      ${renderStatuses(shown, filter)}
      ${shown.map((part) => renderProject(part, { filter, single: projects.length === 1 }))}
      ${hidden > 0 ? html`<p class="empty">${hidden} more projects are named above.</p>` : ''}`,
  );
}

/** The form that asks for a key, with why it is asked for again. */
export function renderLogin(why?: string): string {
  return renderPage(
    { title: 'Log in', refresh: false },
    html`<div class="login"><h1>Documentation agent</h1>
      <form class="card" method="post" action="/login">
        ${why === undefined ? '' : html`<p class="why" role="alert">${why}</p>`}
        <label for="key">Access key</label>
        <input id="key" name="key" type="password" autocomplete="current-password" required autofocus>
        <button class="main">Log in</button>
        <p>A key with the <code>read</code> scope shows the jobs of its projects. <code>docs-agent key create</code> makes one.</p>
      </form></div>`,
  );
}

/** What stands at an address without a list. */
export function renderNoList(): string {
  return renderPage(
    { title: 'No such list', refresh: false },
    html`<h1>No such list</h1><p>The address is wrong, or the key does not show that project. <a href="/">All jobs</a></p>`,
  );
}

function renderPage({ title, refresh }: { title: string; refresh: boolean }, content: unknown): string {
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${refresh ? html`<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : ''}<title>${title}</title><style>${raw(DASHBOARD_STYLE)}</style></head>
<body><main>${content}</main></body></html>`);
}

function renderProjects(projects: readonly string[], { project, status }: Filter) {
  const kept = status === undefined ? {} : { status };
  return html`<nav aria-label="Projects"><ul class="chips">
    ${renderChip({ label: 'All projects', path: filterPath(kept), current: project === undefined })}
    ${projects.map((name) => renderChip({ label: name, path: filterPath({ ...kept, project: name }), current: name === project }))}
  </ul></nav>`;
}

function renderStatuses(shown: readonly ProjectJobs[], { project, status }: Filter) {
  const kept = project === undefined ? {} : { project };
  const count = (name: JobStatus) => {
    const sum = shown.reduce((total, { counts }) => total + counts[name], 0);
    return shown.some(({ counts }) => counts[name] === COUNT_MAX) ? `${sum}+` : String(sum);
  };
  return html`<nav aria-label="States"><ul class="chips">
    ${renderChip({ label: 'Any state', path: filterPath(kept), current: status === undefined })}
    ${JOB_STATUSES.map((name) => renderChip({ label: name, count: count(name), path: filterPath({ ...kept, status: name }), current: name === status }))}
  </ul></nav>`;
}

function renderChip(chip: { label: string; count?: string; path: string; current: boolean }) {
  const count = chip.count === undefined ? '' : html`<small>${chip.count}</small>`;
  return html`<li><a href="${chip.path}"${chip.current ? raw(' aria-current="page"') : ''}>${chip.label}${count}</a></li>`;
}

function renderProject(
  { project, jobs, next }: ProjectJobs,
  { filter, single }: { filter: Filter; single: boolean },
) {
  const whole = filter.project !== undefined || single;
  const status = filter.status === undefined ? {} : { status: filter.status };
  const all = whole || !next ? '' : html`<a href="${filterPath({ project, ...status })}">All of them</a>`;
  const older =
    whole && next
      ? html`<p><a href="${filterPath({ project, ...status, before: next })}">Older jobs</a></p>`
      : '';
  const list =
    jobs.length === 0
      ? html`<p class="empty">There are no ${filter.before ? 'older ' : ''}${filter.status === undefined ? '' : `${filter.status} `}jobs.</p>`
      : html`<ul class="jobs">${jobs.map(renderJob)}</ul>`;
  return html`<section><h2>${project}${all}</h2><div class="card">${list}</div>${older}</section>`;
}

function renderJob(job: ListedJob) {
  const link = job.pr_link?.startsWith('http') ? job.pr_link : undefined;
  const failure = job.status === 'failed' && job.failure !== null ? oneLine(job.failure, 300) : undefined;
  const facts = [job.turns > 1 ? `${job.turns} instructions` : '', job.model].filter((fact) => fact !== '');
  return html`<li>${renderStatus(job)}
    <span class="what"><a href="${reviewPath(job.project, job.id)}">${proposalTitle(job.prompt, 120)}</a></span>
    <time class="when" datetime="${new Date(job.created_at).toISOString()}">${moment(job.created_at)}</time>
    <span class="more">${facts.join(', ')}${link === undefined ? '' : html` · <a href="${link}" rel="noreferrer">Pull request</a>`}</span>
    ${failure === undefined ? '' : html`<span class="more failure">${failure}</span>`}${renderChecks(job)}</li>`;
}

/** Each check of the newest change; the job's page has what they printed. */
function renderChecks({ checks }: ListedJob) {
  const results = readResults(checks);
  if (results.length === 0) return '';
  const tone = holdingBack(results).length > 0 ? 'failure' : '';
  return html`<span class="more ${tone}">Checks: ${results.map(describeResult).join(', ')}</span>`;
}

function moment(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
