/** Loaded into a server under test. Reports its memory on request. */
process.on('message', (message) => {
  if (message === 'memory') process.send?.({ memory: process.memoryUsage() });
});
