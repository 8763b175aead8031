/** Where an agent that may reach some hosts only finds the way to them. */
export const PROXY_FOLDER = '/run/docs-agent';
export const PROXY_PORT = 3128;
