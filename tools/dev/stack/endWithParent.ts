// Loaded before every service of the local stack: if the supervisor is killed, the service notices that its parent has
// changed and exits.
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

export {};
