/**
 * Stands in for the plugins of Octokit that the toolkit adds, see bundle.ts: requests are made by their routes
 * (`octokit.request('GET /repos/…')`), so neither a method for each operation nor a reader of pages is needed.
 */
const addNothing = () => ({});

export const restEndpointMethods = addNothing;
export const paginateRest = addNothing;
