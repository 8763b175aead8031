/**
 * What a message says where the branch of its job is to be merged with its base branch first. The service prepares the
 * merge then, and leaves what conflicts to the agent.
 */
export const MERGE_REQUEST = 'Bring the branch up to date with its base branch';
