/** Loaded into a server under test: tells its memory when it is asked. */
process.on('message', (message) => {
  if (message === 'memory') process.send?.({ memory: process.memoryUsage() });
});
