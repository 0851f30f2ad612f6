// Loaded before every service of the local stack: when the supervisor is killed without a chance to say goodbye,
// the service notices that it has got another parent and ends by itself.
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

export {};
