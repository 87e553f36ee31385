/** Imported first: React chooses its build by this variable when it is loaded. */
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';
