// Asks the local chain for its time (`now`), or moves it there (`travel <seconds>`).
const [command, seconds] = process.argv.slice(2);

async function ask(method, ...params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(process.env.RPC_URL, { method: 'POST', headers, body });
  const { result, error } = await response.json();
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

if (command === 'travel') {
  await ask('evm_setNextBlockTimestamp', Number(seconds));
  await ask('evm_mine');
} else {
  const { timestamp } = await ask('eth_getBlockByNumber', 'latest', false);
  console.log(Math.max(Number(timestamp), Math.floor(Date.now() / 1000)));
}
