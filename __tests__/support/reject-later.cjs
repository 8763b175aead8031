// Loaded with NODE_OPTIONS: a promise that nobody waits for is rejected while the entry is at work.
setTimeout(() => {
  const reason = `lost promise with ${process.env.INPUT_SECRETKEY}`;
  Promise.reject(process.env.REJECT_WITH === 'text' ? reason : new Error(reason));
}, 400).unref();
