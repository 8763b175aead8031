/** True for the API of Gitea and Forgejo, which share GitHub's paths; GitHub Enterprise Server has `/api/v3`. */
export function isGiteaApi(apiUrl: string): boolean {
  return /\/api\/v1\/?$/.test(apiUrl);
}
